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
  echo "zwickmuehle: needs a JDK $required_java or newer and finds none: $(how_to_install), or set JAVA_HOME." >&2
  exit 1
}

# The command that installs a JDK on the system at hand, as far as that can be told.
how_to_install() {
  if [ -d "$HOME/.sdkman" ]; then
    echo "sdk install java $required_java-tem"
  elif command -v apt-get >/dev/null && apt-cache show "openjdk-$required_java-jdk-headless" >/dev/null 2>&1; then
    echo "sudo apt-get install openjdk-$required_java-jdk-headless"
  elif command -v dnf >/dev/null; then
    echo "sudo dnf install java-$required_java-openjdk-devel"
  elif command -v pacman >/dev/null; then
    echo "sudo pacman -S jdk$required_java-openjdk"
  elif command -v brew >/dev/null; then
    echo "brew install --cask temurin@$required_java"
  elif command -v winget.exe >/dev/null; then
    echo "winget install EclipseAdoptium.Temurin.$required_java.JDK"
  else
    echo "install Temurin $required_java from https://adoptium.net"
  fi
}

# Maven where none is installed comes from Maven Central by this JDK alone, once for all clones of this user.
maven_version=3.9.14
maven_sha512=4122c5e7a8794260539dd8fcd78480549511babff2f85e2b1258c8d4cf33c50af90f65d323f43c88d4959f35a8f37ced3eca802983caa6eb7cc81b16af936ab0
maven_home=${ZWICKMUEHLE_MAVEN_HOME:-${XDG_CACHE_HOME:-$HOME/.cache}/zwickmuehle/maven-$maven_version}

# Maven on that JDK; the option keeps older Mavens from warning about their own libraries.
maven() {
  JAVA_HOME=$jdk MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow ${MAVEN_OPTS:-}" "$mvn" "$@"
}

# Sets $mvn: the Maven that is installed, if it is new enough, else one of our own. Needs $jdk.
need_maven() {
  mvn=$(command -v mvn || true)
  [ -n "$mvn" ] && new_enough "$mvn" && return
  mvn=$maven_home/bin/mvn
  [ -x "$mvn" ] && return
  echo "zwickmuehle: fetching Maven $maven_version, as there is none here (once; into $maven_home) ..." >&2
  "$jdk/bin/java" "$(dirname "${BASH_SOURCE[0]}")/FetchMaven.java" "$maven_version" "$maven_sha512" \
    "${ZWICKMUEHLE_MAVEN_REPOSITORY:-https://repo.maven.apache.org/maven2}" "$maven_home" || exit 1
}

# Whether a Maven is 3.8 or newer.
new_enough() {
  local words
  words=$(JAVA_HOME=$jdk "$1" -v 2>/dev/null | sed -n 's/.*Apache Maven \([0-9][0-9]*\)\.\([0-9][0-9]*\).*/\1 \2/p')
  # shellcheck disable=SC2086
  set -- $words
  [ $# = 2 ] && { [ "$1" -gt 3 ] || { [ "$1" = 3 ] && [ "$2" -ge 8 ]; }; }
}
