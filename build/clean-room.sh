# Sourced by try-package: clean_room ROOM COMMAND... runs a command as on a machine without Java. Only ROOM is writable.

hidden_places=(/usr/lib/jvm /usr/java /opt /root /home)

clean_room() {
  local room=$1 place masks=()
  shift
  for place in "${hidden_places[@]}"; do
    [ -d "$place" ] && masks+=(--tmpfs "$place")
  done
  command -v bwrap >/dev/null || {
    echo "try-package: needs bubblewrap to cover the JDKs of this machine (Debian: apt-get install bubblewrap)" >&2
    return 1
  }
  bwrap --ro-bind / / --dev /dev --proc /proc "${masks[@]}" --bind "$room" "$room" --unshare-pid --unshare-net \
    --die-with-parent --chdir "$room" \
    env -i PATH=/usr/bin:/bin HOME="$room/home" TMPDIR="$room/tmp" LANG=C.UTF-8 "$@"
}
