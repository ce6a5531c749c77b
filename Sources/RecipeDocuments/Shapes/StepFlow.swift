import Text

/// The keys of what a step takes and gives, and of the steps before it: "inputs", "depends_on".
///
/// Programs draw graphs with them; the text of the step says the same.
enum StepFlow {
  /// True for the name of such a key.
  static func isNamed(by key: String) -> Bool { keys.contains(FoldedText.words(key.utf8)) }

  private static let keys = Set(
    """
    id,ids,material,materials,input,inputs,output,outputs,in,out,needs,need,requires,require,required,uses,use,consumes,\
    produces,produce,product,products,result,results,yields,makes,creates,depends on,depends,dependencies,\
    dependency,dep,deps,prerequisite,prerequisites,blocked by,after,before,previous,prev,next,predecessor,predecessors,successor,successors,follows,\
    parallel,parallel with,from,to,ingredients used,uses ingredients,\
    eingabe,eingaben,ausgabe,ausgaben,eingang,ausgang,vorgänger,nachfolger,benötigt,ergibt,ergebnis,\
    entrée,entrées,sortie,sorties,précédent,précédents,suivant,entrada,entradas,salida,salidas,\
    saída,saídas,ingresso,ingressi,uscita,uscite
    """.split(separator: ",").map { FoldedText.words($0.utf8) })
}
