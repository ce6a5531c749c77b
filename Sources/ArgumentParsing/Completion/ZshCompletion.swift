/// The completion script for zsh, with the summaries of commands and options.
struct ZshCompletion {
  /// The commands and options to complete.
  let table: CompletionTable

  /// The script.
  var script: String {
    """
    #compdef \(table.program)
    # zsh completion of \(table.program); put it on the function path:
    #   \(table.program) completion zsh > "${fpath[1]}/_\(table.program)"
    _\(table.program)_words() {
      local -a lines
      lines=("${(@f)$(\(table.program) "${given[@]}" "$@" -- "${(Q)PREFIX}" 2>/dev/null)}")
      lines=(${lines:#})
      (( ${#lines} )) || return 1
      lines=("${(@)lines//:/\\:}")
      lines=("${(@)lines/$'\\t'/:}")
      # The program has compared them already, in any case and without quotation marks.
      _describe word lines -U
      local -i failed=$?
      # Without the quotation mark that is typed before it.
      local common=${compstate[unambiguous]#[\\'\\"]}
      # Words that differ before the end of what is typed are shown, and nothing is taken away.
      if (( compstate[nmatches] > 1 && ${#common} < ${#${(Q)PREFIX}} )); then
        compstate[insert]=""
        compstate[list]="list force"
      fi
      return $failed
    }
    _\(table.program)() {
      local current="${words[CURRENT]}" previous="${words[CURRENT-1]}" place="" word
      local -i index=2
      local skip=""
      local -a given
      local -a found
      while (( index < CURRENT )); do
        word="${words[index]}"
        (( index++ ))
        if [[ -n "$skip" ]]; then
          case "$skip" in
            \(formsOfWords)) given+=("$skip" "${${(Q)word}/#\\~\\//$HOME/}") ;;
          esac
          skip=""
          continue
        fi
        case "$word" in
          \(joinedFormsOfWords)) given+=("${(Q)word}"); continue ;;
          \(table.formsWithValue.joined(separator: "|"))) skip="$word"; continue ;;
        esac
        case "$place/$word" in
    \(table.descentCases)    esac
      done
      if [[ "$current" == --*=* ]]; then
        previous="${current%%=*}"
        compset -P '*='
      fi
      case "$place/$previous" in
    \(table.valueCases(action(for:)))  esac
      if [[ "$current" == -* && "$current" != -*:* ]]; then
        case "$place" in
    \(options)    esac
        _describe -o option found
        return
      fi
      case "$place" in
    \(words)  esac
    }
    if [[ "$funcstack[1]" == _\(table.program) ]]; then
      _\(table.program) "$@"
    else
      compdef _\(table.program) \(table.program)
    fi

    """
  }

  private var options: String {
    table.rows.map { row in
      let known = row.options.flatMap { option in
        option.forms.map { described($0, option.summary) }
      }
      return "      \(ShellText.quoted(row.path))) found=(\(known.joined(separator: " "))) ;;\n"
    }.joined()
  }

  private var words: String {
    table.rows.map { row in
      "    \(ShellText.quoted(row.path))) \(wordAction(of: row)) ;;\n"
    }.joined()
  }

  private func wordAction(of row: CompletionTable.Row) -> String {
    let commands = row.command.visibleSubcommands.map { described($0.name, $0.abstract) }
    guard commands.isEmpty else {
      return "found=(\(commands.joined(separator: " "))); _describe command found"
    }
    return row.word.map(action(for:)) ?? ":"
  }

  private var formsOfWords: String {
    (table.formsOfWords.map(\.form) + ["--"]).joined(separator: "|")
  }

  private var joinedFormsOfWords: String {
    (table.formsOfWords.map { $0.joined + "*" } + ["--=*"]).joined(separator: "|")
  }

  private func action(for value: ValueSpecification) -> String {
    guard value.choices.isEmpty else {
      return "compadd -- " + value.choices.map(ShellText.quoted).joined(separator: " ")
    }
    return switch value.completion {
    case .nothing: ":"
    case .files: "_files"
    case .folders: "_files -/"
    case .output(let arguments):
      "_\(table.program)_words \(arguments.joined(separator: " "))"
    case .outputOrFiles(let arguments):
      "_\(table.program)_words \(arguments.joined(separator: " ")) || _files"
    }
  }

  /// Returns `name:summary` in quotes, with the name's colons escaped as `_describe` expects.
  private func described(_ name: String, _ summary: String) -> String {
    let escaped = name.split(separator: ":", omittingEmptySubsequences: false)
      .joined(separator: "\\:")
    return ShellText.quoted("\(escaped):\(summary)")
  }
}
