# Completion for bash, written by `zwickmuehle completion bash`: load it with `source`.
_zwickmuehle() {
  local line=${COMP_LINE:0:COMP_POINT} words word before command='' candidate candidates=''
  # Bash takes colons for the ends of words, as in level:3; here blanks alone are.
  read -r -a words <<<"$line"
  case $line in *' ') words+=('') ;; esac
  word=${words[${#words[@]}-1]}
  before=${words[${#words[@]}-2]}
  for candidate in "${words[@]:1:${#words[@]}-2}"; do
    case " serve backup restore games play analyse explore puzzles show scenarios convert pipe engine random match tournament worker check-bot solve verify-database book check perft bench completion man " in *" $candidate "*) command=$candidate && break ;; esac
  done
  case "$command $before" in
    'serve --host' | 'serve --port' | 'serve --data' | 'serve --store' | 'serve --program' | 'serve --allow-host' | 'serve --trusted-proxy' | 'serve --tournament' | 'serve --worker-key-file' | 'serve --worker-lease' | 'serve --keep' | 'serve --limit' | 'serve --log-level' | 'serve --log-format' | 'backup --data' | 'backup --store' | 'restore --data' | 'restore --store' | 'games --data' | 'games --store' | 'games --limit' | 'games --older' | 'play --size' | 'play -t' | 'analyse --size' | 'analyse -t' | 'analyse --database' | 'explore --size' | 'explore --games' | 'explore --database' | 'puzzles --size' | 'puzzles --count' | 'puzzles --seed' | 'puzzles --database' | 'puzzles --from' | 'puzzles --journal' | 'puzzles --keep' | 'puzzles --rates' | 'puzzles --book' | 'show --size' | 'scenarios --find' | 'scenarios --seed' | 'convert --from' | 'convert --to' | 'convert --size' | 'convert --first-column' | 'pipe --database' | 'engine --size' | 'engine -t' | 'engine --level' | 'engine --name' | 'engine --threads' | 'random --size' | 'random -t' | 'random --seed' | 'match --size' | 'match --sandbox' | 'match --games' | 'match -t' | 'match --clock' | 'match --openings' | 'match --seed' | 'match --parallel' | 'match --sprt' | 'match --record' | 'match --conversations' | 'tournament --output' | 'tournament --conversations' | 'tournament --sandbox' | 'worker --key-file' | 'worker --parallel' | 'worker --name' | 'check-bot --size' | 'check-bot --sandbox' | 'check-bot -t' | 'check-bot --position' | 'check-bot --junit' | 'check-bot --gradescope' | 'solve --size' | 'solve --stones' | 'solve --database' | 'solve --threads' | 'verify-database --threads' | 'book --plies' | 'book --file' | 'book --size' | 'book --threads' | 'book --table' | 'check --size' | 'check --threads' | 'check --table' | 'check --database' | 'perft --size' | 'perft --depth' | 'bench --player' | 'bench --report') candidates='' ;;
    'play --rules' | 'analyse --rules' | 'explore --rules' | 'puzzles --rules' | 'show --rules' | 'convert --rules' | 'engine --rules' | 'random --rules' | 'match --rules' | 'check-bot --rules' | 'solve --rules' | 'check --rules' | 'perft --rules') candidates='klassisch kurs theorie' ;;
    'play --white' | 'play --black' | 'match --white' | 'match --black') candidates='level:0 level:1 level:2 level:3 level:4 level:5 level:6 level:7 level:8 level:9 level:10 random human alphabeta montecarlo' ;;
    'play --game' | 'analyse --game' | 'explore --game' | 'puzzles --game' | 'show --game' | 'scenarios --game' | 'convert --game' | 'engine --game' | 'random --game' | 'match --game' | 'check-bot --game' | 'solve --game' | 'check --game' | 'perft --game') candidates='muehle viergewinnt' ;;
    *)
      case $command in
        '') candidates='serve backup restore games play analyse explore puzzles show scenarios convert pipe engine random match tournament worker check-bot solve verify-database book check perft bench completion man --help --version' ;;
        serve) candidates='--host --port --data --store --no-browser --program --allow-host --trusted-proxy --tournament --worker-key-file --worker-lease --keep --open-metrics --limit --log-level --log-format --help --version' ;;
        backup) candidates='--data --store --help --version' ;;
        restore) candidates='--data --store --help --version' ;;
        games) candidates='list show delete export import --data --store --limit --damaged --json --older --help --version' ;;
        play) candidates='--game --rules --size --white --black -t --help --version' ;;
        analyse) candidates='--game --rules --size -t --database --no-book --reasons --json --help --version' ;;
        explore) candidates='--game --rules --size --games --database --json --help --version' ;;
        puzzles) candidates='--game --rules --size --count --seed --easy --hard --database --from --rate --journal --keep --rates --book --json --help --version' ;;
        show) candidates='--game --rules --size --help --version' ;;
        scenarios) candidates='--game --find --seed --help --version' ;;
        convert) candidates='--from --to --game --rules --size --first-column --help --version' ;;
        pipe) candidates='--database --help --version' ;;
        engine) candidates='--game --rules --size -t --uci --level --name --threads --help --version' ;;
        random) candidates='--game --rules --size -t --seed --help --version' ;;
        match) candidates='--game --rules --size --sandbox --white --black --games -t --clock --openings --seed --parallel --sprt --record --conversations --json --help --version' ;;
        tournament) candidates='--resume --keep-broken --output --conversations --no-conversations --yes --sandbox --json --help --version' ;;
        worker) candidates='--key-file --parallel --name --help --version' ;;
        check-bot) candidates='--game --rules --size --sandbox -t --verbose --position --junit --gradescope --help --version' ;;
        solve) candidates='--game --rules --size --stones --database --threads --help --version' ;;
        verify-database) candidates='--threads --help --version' ;;
        book) candidates='--plies --file --size --threads --table --help --version' ;;
        check) candidates='--game --rules --size --threads --table --no-book --database --cold --json --help --version' ;;
        perft) candidates='--game --rules --size --depth --divide --help --version' ;;
        bench) candidates='--player --report --help --version' ;;
        completion) candidates='bash zsh --help --version' ;;
        man) candidates='--help --version' ;;
      esac
      case $word in -*) ;; *) case $command in '' | games | completion) ;; *) candidates='' ;; esac ;; esac
      ;;
  esac
  COMPREPLY=()
  while read -r candidate; do
    case $word in *:*) candidate=${candidate#"${word%"${word##*:}"}"} ;; esac
    [ -z "$candidate" ] || COMPREPLY+=("$candidate")
  done < <(compgen -W "$candidates" -- "$word")
}
complete -o default -F _zwickmuehle zwickmuehle
