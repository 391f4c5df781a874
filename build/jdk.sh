# Sourced by the scripts: find_jdk sets $jdk to the home of a JDK 25 or newer, or says what to install.

required_java=25

# Sets $version to the major version a JDK states in its file `release`; empty if there is none. Starts no process:
# every start of the program comes through here.
read_java_version() {
  version=
  local line
  [ -x "$1/bin/java" ] && [ -r "$1/release" ] || return 0
  while IFS= read -r line; do
    case $line in JAVA_VERSION=*) version=${line#JAVA_VERSION=\"} && version=${version%%[!0-9]*} ;; esac
  done <"$1/release"
}

find_jdk() {
  local candidate version on_path
  on_path=$(command -v java || true)
  [ -n "$on_path" ] && on_path=$(readlink -f "$on_path") && on_path=${on_path%/bin/java}
  for candidate in "${JAVA_HOME:-}" "$on_path" /usr/lib/jvm/* /usr/java/* /opt/*jdk* /opt/java/* \
    "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home; do
    read_java_version "$candidate"
    if [ -n "$version" ] && [ "$version" -ge "$required_java" ] && [ -x "$candidate/bin/javac" ]; then
      jdk=$candidate
      return
    fi
  done
  echo "zwickmuehle: needs a JDK $required_java or newer and finds none: install one (https://adoptium.net) or set JAVA_HOME." >&2
  exit 1
}

# Maven on that JDK; the option keeps older Mavens from warning about their own libraries.
maven() {
  JAVA_HOME=$jdk MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow ${MAVEN_OPTS:-}" mvn "$@"
}

need_maven() {
  command -v mvn >/dev/null || {
    echo "zwickmuehle: building needs Maven 3.8 or newer and finds no mvn: install it (Debian: apt-get install maven)." >&2
    exit 1
  }
}
