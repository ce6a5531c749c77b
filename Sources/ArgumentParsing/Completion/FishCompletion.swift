/// The completion script for fish 3 and later, with the summaries of commands and options.
struct FishCompletion {
  /// The commands and options to complete.
  let table: CompletionTable

  /// The script.
  var script: String {
    """
    # fish completion of \(table.program); put it where fish looks:
    #   \(table.program) completion fish > ~/.config/fish/completions/\(table.program).fish
    function __\(table.program)_place
      set -l place ''
      set -l skip 0
      set -l words (commandline -opc)
      for word in $words[2..-1]
        if test $skip -eq 1
          set skip 0
          continue
        end
        switch $word
          case \(table.formsWithValue.map(ShellText.quotedForFish).joined(separator: " "))
            set skip 1
            continue
        end
        switch "$place/$word"
    \(descents)    end
      end
      echo $place
    end
    function __\(table.program)_at
      set -l place (__\(table.program)_place)
      test "$place" = "$argv[1]"
    end
    function __\(table.program)_given
      set -l form ''
      for word in (commandline -opc)
        if test -n "$form"
          echo $form
          string replace -r '^~/' "$HOME/" -- $word
          set form ''
          continue
        end
        switch $word
          case \(forms(table.formsOfWords.map(\.form)))
            set form $word
          case \(forms(table.formsOfWords.map { $0.joined + "*" }))
            echo $word
        end
      end
    end
    function __\(table.program)_words
      # What is typed, without its quotation mark, which has no end yet.
      set -l token (commandline -ct)
      if string match -q "'*" -- "$token"
        set token (string sub -s 2 -- "$token" | string replace -a "\\\\'" "'")
      else if string match -q '"*' -- "$token"
        set token (string sub -s 2 -- "$token" | string replace -a '\\\\"' '"')
      else
        set token (string unescape -- "$token")
      end
      # Words of which a letter differs in its case would be left out behind a quotation mark.
      \(table.program) (__\(table.program)_given) $argv --as-typed -- "$token" 2>/dev/null
    end
    complete -c \(table.program) -f
    \(rows)
    """
  }

  private func forms(_ forms: [String]) -> String {
    (forms + ["--"]).map(ShellText.quotedForFish).joined(separator: " ")
  }

  private var descents: String {
    table.descents.map { descent in
      let path = descent.before.isEmpty ? descent.name : "\(descent.before) \(descent.name)"
      return """
              case \(ShellText.quotedForFish("\(descent.before)/\(descent.name)"))
                set place \(ShellText.quotedForFish(path))

        """
    }.joined()
  }

  private var rows: String {
    table.rows.map { row in
      (row.options.map { line(at: row, option: $0) } + words(at: row)).joined()
    }.joined()
  }

  private func line(at row: CompletionTable.Row, option: OptionSpecification) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    // -r alone would offer files, too, whatever is said for the whole command.
    let value = option.value.map { value in
      (value.completion.hasFiles ? " -r" : " -x") + action(for: value)
    }
    return start(of: row) + short + " -l \(option.name)" + (value ?? "")
      + " -d \(ShellText.quotedForFish(option.summary))\n"
  }

  private func words(at row: CompletionTable.Row) -> [String] {
    let commands = row.command.visibleSubcommands.map { command in
      start(of: row) + " -a \(command.name) -d \(ShellText.quotedForFish(command.abstract))\n"
    }
    guard commands.isEmpty, let word = row.word else { return commands }
    let action = action(for: word)
    return action.isEmpty ? [] : [start(of: row) + action + "\n"]
  }

  private func start(of row: CompletionTable.Row) -> String {
    let place = ShellText.quotedForFish(row.path)
    let condition = ShellText.quotedForFish("__\(table.program)_at \(place)")
    return "complete -c \(table.program) -n \(condition)"
  }

  private func output(of arguments: [String]) -> String {
    let words = arguments.joined(separator: " ")
    return " -a '(__\(table.program)_words \(words))'"
  }

  private func action(for value: ValueSpecification) -> String {
    guard value.choices.isEmpty else {
      return " -a \(ShellText.quotedForFish(value.choices.joined(separator: " ")))"
    }
    return switch value.completion {
    case .nothing: ""
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .output(let arguments): output(of: arguments)
    case .outputOrFiles(let arguments): " -F" + output(of: arguments)
    }
  }
}

extension ValueSpecification.Completion {
  /// True if files are offered.
  fileprivate var hasFiles: Bool {
    switch self {
    case .files, .outputOrFiles: true
    case .nothing, .folders, .output: false
    }
  }
}
