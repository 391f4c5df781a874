# Sourced by the scripts: find_jdk sets $jdk to the home of a JDK 25 or newer, or says what to install.

required_java=25

# The major version a JDK states in its file `release`; empty if there is none.
java_version_of() {
  [ -x "$1/bin/java" ] && [ -r "$1/release" ] && sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
}

find_jdk() {
  local candidate version on_path
  on_path=$(command -v java || true)
  [ -n "$on_path" ] && on_path=$(dirname "$(dirname "$(readlink -f "$on_path")")")
  for candidate in "${JAVA_HOME:-}" "$on_path" /usr/lib/jvm/* /usr/java/* /opt/*jdk* /opt/java/* \
    "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home; do
    version=$(java_version_of "$candidate" || true)
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
