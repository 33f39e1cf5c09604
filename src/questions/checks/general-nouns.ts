/** Nouns of no field. */
import { englishWords } from './words.ts'

/** A single one, with or without its article; two together may be a term ("age structure"). */
export function isGeneralNoun(answer: string): boolean {
  const [word, ...more] = englishWords(answer.replace(/^(?:the|an?)\s+/i, ''))
  return (
    word !== undefined &&
    more.length === 0 &&
    [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some((form) =>
      GENERAL_NOUNS.has(form),
    )
  )
}

/** Nouns of no field, with their modifiers: no chapter teaches them, and each has neighbours that fit as well. */
const GENERAL_NOUNS = new Set(
  `
ability access account activity addition advantage age agreement aim amount animal answer approach area argument aspect attack attempt attention attitude audience author backing basis beginning behavior behaviour belief benefit body book business businessman
case cause challenge chance change character characteristic child choice city claim company competition concept concern condition consequence contact control cost country couple course crime culture customer damage danger data day death decision degree demand detail development difference difficulty direction disadvantage discussion disease
economy effect effort element employee employer end enterprise environment event evidence example exchange experience explanation expression extent fact factor family farmer father feature feeling field figure  firm focus food force form  foundation friend function future
gambling game goal good goods government group growth hand harm head health help history home house husband idea image impact importance improvement income industry influence information invention interest issue item job key kind knowledge labor labour lack land language large law leader level life line link list local location loss
major majority man management manner market material matter meaning means measure medication meeting member memory message method mind money month mother movement name nation national nature need network number object office official opinion opportunity order organization outcome owner pain parent part party past path patient pattern people percentage performance period person place plan plant point policy population position power practice presence present pressure price principle problem procedure process product production profit program progress project property purpose quality quantity question
range rate reader reason record relationship relief reason region report research resource respect response result right risk role room rule safety sale scale scene school scientist section sense series service set shape side sign significance situation size skill society solution sort source space spread stage standard start state step strategy strength structure student study subject success support surface system task teacher team technique technology test text theme theory thing thought time tool topic total town trade tradition transaction treatment truth type unit use user value variety version victim view village violence voice war way wealth week wife woman word work worker world writer year
`
    .trim()
    .split(/\s+/),
)
