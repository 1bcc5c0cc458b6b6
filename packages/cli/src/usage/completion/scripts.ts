// Each script asks the program itself what may come next (`slidewise __complete -- WORDS`, see commands/completion/complete.ts), so that
// it never falls behind it. It calls the program as the user did: `./slidewise` is completed as well.

const BASH = `# Completion of slidewise for bash. Load it with: source <(slidewise completion bash)
_slidewise() {
  local current=\${COMP_WORDS[COMP_CWORD]} program=\${COMP_WORDS[0]/#\\~/$HOME} line files=
  [[ $current == [=:] ]] && current=
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ $line == :files ]]; then files=yes; else COMPREPLY+=("\${line%%$'\\t'*}"); fi
  done < <("$program" __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  if [[ -n $files ]]; then
    compopt -o filenames 2>/dev/null
    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$current")
  fi
  # After a folder of the collection a name follows, not a blank.
  if [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == */ ]]; then compopt -o nospace 2>/dev/null; fi
}
complete -F _slidewise slidewise
`;

const ZSH = `#compdef slidewise
# Completion of slidewise for zsh. Load it with: source <(slidewise completion zsh)
_slidewise() {
  local -a lines described folders
  local line value note files
  lines=("\${(@f)$(\${~words[1]} __complete -- "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}" 2>/dev/null)}")
  # What stands before the = of an option stays.
  compset -P '--*='
  for line in "\${lines[@]}"; do
    [[ -n $line ]] || continue
    if [[ $line == :files ]]; then files=yes; continue; fi
    value=\${line%%$'\\t'*} note=
    [[ $line == *$'\\t'* ]] && note=":\${line#*$'\\t'}"
    value=\${value#--*=}
    if [[ $value == */ ]]; then folders+=("$value"); else described+=("\${value//:/\\\\:}$note"); fi
  done
  (( \${#folders} )) && compadd -S '' -- "\${folders[@]}"
  (( \${#described} )) && _describe -V slidewise described
  [[ -n $files ]] && _files
}
if [[ \${funcstack[1]} == _slidewise ]]; then _slidewise "$@"; else compdef _slidewise slidewise; fi
`;

const FISH = `# Completion of slidewise for fish. Load it with: slidewise completion fish | source
function __slidewise_candidates
    set -l words (commandline --current-process --tokenize --cut-at-cursor)
    set -l current (commandline --current-token --cut-at-cursor)
    set -l program (string replace --regex '^~' $HOME -- $words[1])
    for line in ($program __complete -- $words[2..-1] "$current" 2>/dev/null)
        if test "$line" = :files
            __fish_complete_path "$current"
        else
            echo $line
        end
    end
end
complete --command slidewise --no-files --arguments '(__slidewise_candidates)'
`;

/** A script for each shell that can be helped. */
export const scripts = { bash: BASH, zsh: ZSH, fish: FISH };
