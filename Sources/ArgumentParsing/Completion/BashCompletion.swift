/// The completion script for bash 3.2 and later.
struct BashCompletion {
  /// The commands and options to complete.
  let table: CompletionTable

  /// The script.
  var script: String {
    """
    # bash completion of \(table.program); put this into ~/.bashrc:
    #   source <(\(table.program) completion bash)
    _\(table.program)_words() {
      local line word meaning sign case_option escaped='\\"' start="${plain//\\\"/}"
      local -a words=() meanings=()
      # Titles are found in any case, and values in quotation marks by their letters.
      case_option="$(shopt -p nocasematch)"
      shopt -s nocasematch
      while IFS= read -r line; do
        word="${line%%$'\\t'*}" meaning=""
        [[ -n $word && ${word//\\\"/} == "$start"* ]] || continue
        [[ $line == *$'\\t'* ]] && meaning="  (${line#*$'\\t'})"
        word="${word#"$joined"}"
        case "$quote" in
          "") [[ $word == *[!A-Za-z0-9@%+=:,./_-]* ]] && printf -v word '%q' "$word" ;;
          # History is expanded behind a double quotation mark, whatever stands before the sign.
          \\") [[ $word == *!* ]] && continue
            for sign in '\\' '"' '$' '`'; do word=${word//"$sign"/\\\\$sign}; done ;;
          \\') word=${word//\\'/\\'\\\\\\'\\'} ;;
        esac
        words+=("$word") meanings+=("$meaning")
      done <<< "$1"
      $case_option
      local index
      for index in "${!words[@]}"; do
        # Meanings are shown beside several words; a single one is taken as it is, and closed.
        if ((${#words[@]} == 1)); then
          meanings[index]=""
          [[ $quote == '"' && ${words[index]} == *"$escaped" ]] && words[index]+='"'
        fi
        COMPREPLY+=("${words[index]}${meanings[index]}")
      done
      # A value follows at once.
      if ((${#words[@]} == 1)) && [[ ${words[0]} == *[=:] ]]; then
        compopt -o nospace 2>/dev/null
      fi
    }
    _\(table.program)_files() {
      local IFS=$'\\n'
      COMPREPLY+=($(compgen "$1" -- "$current"))
      compopt -o filenames 2>/dev/null
    }
    _\(table.program)() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local place="" skip="" joined="" quote="" plain word index
      local -a given=()
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word="${COMP_WORDS[index]}"
        if [[ -n $skip ]]; then
          [[ $word == "=" ]] && continue
          case "$skip" in
            \(formsOfWords)) given+=("$skip" "${word/#\\~\\//$HOME/}") ;;
          esac
          skip=""
          continue
        fi
        case "$word" in
          \(table.formsWithValue.joined(separator: "|"))) skip="$word"; continue ;;
        esac
        case "$place/$word" in
    \(table.descentCases)    esac
      done
      if [[ $current == "=" ]]; then
        current=""
      elif [[ $previous == "=" ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      # Bash divides words at colons: tag:soup are three.
      if [[ $current == ":" ]]; then
        joined="$previous:" current="$previous:" previous="${COMP_WORDS[COMP_CWORD-2]}"
      elif [[ $previous == ":" ]]; then
        joined="${COMP_WORDS[COMP_CWORD-2]}:" current="${COMP_WORDS[COMP_CWORD-2]}:$current"
        previous="${COMP_WORDS[COMP_CWORD-3]}"
      # And at signs, which are replaced with what follows: @weeknight are two.
      elif [[ $previous == "@" ]]; then
        current="@$current" previous="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      case "$current" in
        [\\"\\']*) quote="${current:0:1}" ;;
        # A value may be quoted itself: publisher:"Har.
        *:[\\"\\']*) quote="${current#*:}" quote="${quote:0:1}" ;;
      esac
      plain="${current//\\\\/}"
      plain="${plain/"$quote"/}"
      case "$place/$previous" in
    \(table.valueCases(action(for:)))  esac
      if [[ $current == -* && $current != -*:* ]]; then
        case "$place" in
    \(options)    esac
        return
      fi
      case "$place" in
    \(words)  esac
    }
    complete -o default -F _\(table.program) \(table.program)

    """
  }

  private var formsOfWords: String {
    (table.formsOfWords.map(\.form) + ["--"]).joined(separator: "|")
  }

  private var options: String {
    table.rows.map { row in
      let forms = row.options.flatMap(\.forms)
      return "      \(ShellText.quoted(row.path))) \(offer(forms)) ;;\n"
    }.joined()
  }

  private var words: String {
    table.rows.map { row in
      let names = row.command.visibleSubcommands.map(\.name)
      let action = names.isEmpty ? row.word.map(action(for:)) ?? ":" : offer(names)
      return "    \(ShellText.quoted(row.path))) \(action) ;;\n"
    }.joined()
  }

  private func action(for value: ValueSpecification) -> String {
    guard value.choices.isEmpty else { return offer(value.choices) }
    return switch value.completion {
    case .nothing: ":"
    case .files: "_\(table.program)_files -f"
    case .folders: "_\(table.program)_files -d"
    // Files are what Bash offers when there is nothing else.
    case .output(let arguments), .outputOrFiles(let arguments):
      // Bash 3 takes an empty array for an unset variable.
      "_\(table.program)_words \"$(\(table.program) ${given[@]+\"${given[@]}\"} \(arguments.joined(separator: " ")) -- "
        + "\"$plain\" 2>/dev/null)\""
    }
  }

  private func offer(_ words: [String]) -> String {
    "_\(table.program)_words $'\(words.joined(separator: "\\n"))'"
  }
}
