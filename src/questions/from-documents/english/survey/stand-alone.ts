/** Whether a sentence can be understood by one who has not read the text around it. */
import { UNREADABLE } from '../../formula-seals.ts'
import { isArticle } from './noun-phrases.ts'
import { isPlaceName } from '../word-lists/place-names.ts'
import type { StudySentence } from './study-sentences.ts'
import { mayHaveMainVerb } from './main-verbs.ts'
import { isVerb, type Word } from './words.ts'

/** Why a sentence cannot stand alone in a question. */
export const STAND_ALONE_FAULTS = [
  'length',
  'not_a_sentence',
  'points_back',
  'points_elsewhere',
  'speaks_to_reader',
  'command',
  'pronoun',
  'broken_text',
  'formula',
  'citation',
  'opinion',
  'story',
] as const
export type StandAloneFault = (typeof STAND_ALONE_FAULTS)[number]

type Check = readonly [StandAloneFault, (sentence: StudySentence) => boolean]

/**
 * Undefined when the sentence stands alone; otherwise the first fault found. `isKnown` tells whether a noun, by its
 * stems, is a term of
 * the document: "The nucleus holds …" stands alone, "The child cries …" points at one met before.
 */
export function standAloneFault(
  sentence: StudySentence,
  isKnown: (stems: string) => boolean,
): StandAloneFault | undefined {
  return (
    CHECKS.find(([, hasFault]) => hasFault(sentence))?.[0] ??
    (hasLooseDefinite(sentence.words, isKnown) ? 'points_back' : undefined)
  )
}

/** "The specimen must be thin": a definite noun without any word that says which, and no term of the document. */
export function hasLooseDefinite(words: readonly Word[], isKnown: (stems: string) => boolean): boolean {
  return (
    opensWithOneOfMany(words, isKnown) ||
    opensWithBareDefinite(words, isKnown) ||
    words.some((word, at) => {
      if (word.lower !== 'the' || words[at + 1]?.tag !== 'NOUN') return false
      let end = at + 2
      while (words[end]?.tag === 'NOUN') end += 1
      const [noun, next] = [words[end - 1]!, words[end]]
      if (
        next &&
        (SAYS_WHICH.test(next.lower) ||
          next.tag === 'PROPN' ||
          next.tag === 'ADJ' ||
          (next.tag === 'VERB' && /(ed|ing)$/.test(next.lower) && !isVerb(words[end + 1])))
      )
        return false
      // "the memory system" in a chapter on memory.
      if (end - at > 2 && !/[^s]s$/.test(noun.lower) && isKnown(words[at + 1]!.stem)) return false
      return (
        !isKnown(
          words
            .slice(at + 1, end)
            .map((word) => word.stem)
            .join(' '),
        ) &&
        !isKnown(noun.stem) &&
        !ONE_OF_A_KIND.test(noun.lower) &&
        !words.slice(0, at).some((before) => before.stem === noun.stem)
      )
    })
  )
}

/**
 * "The cells accumulate …", "The sequencing method is …": which, only the sentence before says, however often the text
 * has such a thing.
 */
function opensWithBareDefinite(words: readonly Word[], isKnown: (stems: string) => boolean): boolean {
  if (words[0]?.lower !== 'the') return false
  let end = 1
  const adjective = words[1]?.tag === 'ADJ'
  while (words[end]?.tag === 'NOUN' || (end === 1 && adjective)) end += 1
  const noun = words[end - 1]!
  if (end === 1 || !isVerb(words[end]) || (words[end]!.lower.endsWith('ed') && isVerb(words[end + 1]))) return false
  if (adjective)
    return (
      !isKnown(
        words
          .slice(1, end)
          .map(({ stem }) => stem)
          .join(' '),
      ) &&
      !isKnown(noun.stem) &&
      !ONE_OF_A_KIND.test(noun.lower)
    )
  return (
    OF_MANY.test(noun.lower) ||
    (end > 2 &&
      GENERIC_HEAD.test(noun.lower) &&
      !isKnown(
        words
          .slice(1, end)
          .map(({ stem }) => stem)
          .join(' '),
      ))
  )
}

const OF_MANY =
  /^(?:wars?|conflicts?|cells?|plants?|animals?|organisms?|genes?|molecules?|substances?|materials?|objects?|devices?|methods?|techniques?|process|processes|systems?|models?|groups?|companies|company|firms?|banks?|men|women|workers|owners|officers|soldiers|leaders?|men|book|film|building|city|town|village|river|island|ship|car|machine|body|layers?|structures?|species|disease|drug|drugs|test|tests|law|rule|policy|plan|program|event|battle|strike|attack|movement|organi[sz]ation|committee|commission|team|party|family|child|children|person|individual|patient|client|therapist|researcher|researchers|teacher|students?|country|region|area|place|planet|star|moon)$/
const GENERIC_HEAD =
  /^(?:methods?|systems?|process|processes|techniques?|models?|approach|experiment|test|theory|group|company|firm|market|structure|layer|region|area|period|stage|phase|plan|act)$/

/** "Each uses a grid …", "Both are found …": of what, only the sentence before says. */
const opensWithQuantity = (words: readonly Word[]): boolean =>
  /^(?:each|both|all|many|most|some|few|several|none|either|neither|two|three|four|examples?|others)$/.test(
    words[0]!.lower,
  ) &&
  (isVerb(words[1]) || (/^(?:each|either|neither)$/.test(words[0]!.lower) && /[^s]s$/.test(words[1]?.lower ?? '')))

/** "The student who crawled through the window …", "The astronomer measures …": somebody of the sentence before. */
const opensWithRole = (words: readonly Word[]): boolean =>
  words[0]!.lower === 'the' &&
  /^(?:student|teacher|astronomer|scientist|researcher|observer|experimenter|participant|doctor|physician|nurse|driver|farmer|reader|speaker|listener|viewer|user|programmer|customer|manager|worker|employee|boss|owner|buyer|seller|mother|father|parent|son|daughter|baby|infant|toddler|boy|girl|woman|man|couple|pair|birds?|fish|dogs?|cats?|rats?|mice|monkeys?|pigeons?|apes?|chimpanzees?|elephants?|horses?)$/.test(
    words[1]?.lower ?? '',
  ) &&
  (isVerb(words[2]) || words[2]?.tag === 'ADV' || /^(?:who|that|which|of)$/.test(words[2]?.lower ?? ''))

/** "Each installation is designed …": the installations were told before. */
function opensWithOneOfMany(words: readonly Word[], isKnown: (stems: string) => boolean): boolean {
  const [first, noun, verb] = words
  return (
    /^(each|every)$/.test(first?.lower ?? '') &&
    noun?.tag === 'NOUN' &&
    isVerb(verb) &&
    !isKnown(noun.stem) &&
    !ONE_OF_A_KIND.test(noun.lower)
  )
}

const SAYS_WHICH =
  /^(of|into|onto|upon|through|that|which|who|whose|whom|where|when|in|on|at|for|to|with|between|from|used|called|known|by|within|inside|under|over|without|behind|and|out|up|down|off|away)$/
/** Nouns of which everyone knows which one is meant. */
const ONE_OF_A_KIND =
  /^(world|body|brain|heart|skin|blood|eyes?|ears?|mind|head|lungs?|liver|stomach|mouth|environment|sun|earth|moon|sky|air|ground|universe|ocean|atmosphere|past|future|present|public|media|internet|government|law|economy|population|individual|person|organism|cell|human|rest|beginning|end|middle|outside|inside|surface|center|centre|top|bottom|left|right|poor|rich|elderly|young|dead|majority|minority|family|home|workplace|classroom|school|1\d{3}s|west|east|north|south|greeks|romans|egyptians|poles?|equator|tropics|horizon|hemispheres?|crust|mantle|coasts?|night|day|morning|evening|weather|climate|water|soil|land|sea|mother|father|child|century|decade|economy|nation|states?|cit(y|ies)|countryside|wealth|workforce|market|marketplace|unconscious|self|mass(es)?|working|middle|upper|lower|wealthy|unemployed|oppressed|solar|galaxy|stars?|planets?|sun|universe|soul|church|military|army|navy|press|presidency|president|constitution|courts?|congress|senate|house|states|frontier|colonies|colonists|bible|pope|crown|revolution|war|depression|railroads?|factories|streets|arts|sciences?|humanities|senses|womb|bloodstream|genome|body|spine|skull|scalp|consumer|producer|buyers?|sellers?|wage|dollar|currency|voters?|electorate|legislature|judiciary|executive)$/

/** Whether a part of a sentence (a meaning, a reason) points at nothing outside itself. */
export function pointsOutside(phrase: string): boolean {
  return POINTING.test(phrase) || SPEAKING.test(phrase) || ELSEWHERE.test(phrase) || isBroken(phrase)
}

/** A pronoun that stands before any noun it could mean. */
export function hasLoosePronoun(words: readonly Word[]): boolean {
  if (meansAnother(words)) return true
  const pronoun = words.findIndex((word) => PERSONAL.test(word.lower))
  if (pronoun < 0) return false
  const before = words.slice(0, pronoun)
  const plural = /^(they|them|their|theirs|themselves)$/.test(words[pronoun]!.lower)
  const person = /^(he|she|him|her|his|hers|himself|herself)$/.test(words[pronoun]!.lower)
  return !before.some(
    (word) =>
      (word.tag === 'NOUN' || word.tag === 'PROPN') &&
      (person ? isPersonLike(word) : plural ? true : !PERSON_NOUN.test(word.lower) && !/[^s]s$/.test(word.lower)),
  )
}

/**
 * "Watson offered her a dollar": him or her after a verb is not the subject, but someone else who has to be named
 * before.
 */
function meansAnother(words: readonly Word[]): boolean {
  const at = words.findIndex(
    (word, index) =>
      /^(him|her)$/.test(word.lower) &&
      isVerb(words[index - 1]) &&
      !(word.lower === 'her' && words[index + 1]?.tag === 'NOUN'),
  )
  return at > 0 && words.slice(0, at).filter((word) => isPersonLike(word)).length < 2
}

const LEAST_WORDS = 7
const MOST_WORDS = 40

const OPENING = new RegExp(
  '^(an? (important|key|second|third|fourth|further|similar|related|final|simple|common|typical|good|major|useful|interesting)\\b(?! (?:characteristic|feature|function|property|cause|effect|consequence|result|source|aspect|advantage|disadvantage|principle|goal|purpose) of\\b)|this|these|those|that|it|its|they|their|he|she|his|her|such|another|others?|both|neither|either|however|therefore|thus|hence|so|but|and|or|nor|also|then|for (example|instance)|in (this|these|that(?! year\\b)|those|such|other words|contrast|addition|fact|particular|short|general,|turn|both|each case|all cases|either)|similarly|likewise|moreover|furthermore|additionally|consequently|accordingly|as (a result(?! of)|such|mentioned|noted|discussed|described|stated|we|you|shown|seen|an example)|finally|first(ly)?,|second(ly)?,|third(ly)?,|next|last(ly)?,|here|there(?! (?:is|are|was|were) (?:no|two|three|four|five|six|many|several|little|few|limited|widespread|considerable|concern|concerns|disagreement|debate)\\b)|now|on the other hand|on the contrary|instead|nevertheless|nonetheless|yet|still|later|earlier|meanwhile|again|indeed|to do|(?:before|after|during) the war|together|soon (?:after|thereafter)|as [^,]{3,40}, (?:they|it|he|she)|originally|still more|like the [^,]*, there|once in|in comparison|alternatively|conversely|by contrast|unfortunately|fortunately|interestingly|surprisingly|importantly|notably|of course|perhaps|maybe|rather|besides|otherwise|overall|specifically|the (second|third|fourth|next|last|latter|former|other|others|following|same|above|below|two|three|four|five|(?:first|answer|problem|solution|question|result|results|reason|idea|point|study|story|experiment|subjects?|example|difference|findings|rest|opposite)(?! (?:\\w+ ){0,3}(?:of|between|that|to|for|in|who|on|was a|was an)\\b)|author|authors|researchers?|participants?|figure|table|text|remaining)|one(?! of the\\b| (?:\\w+ )?(?:result|effect|consequence|outcome|cause|reason|purpose|goal|aim|function|advantage|disadvantage|benefit|obstacle|challenge|difference|feature|characteristic|symptom|source)s? (?:of|to|for|behind|between)\\b)|another|what|why|how|when you|if you|which|who|whose|where|more recently|recently|at (this|that) (point|time)|after (this|that|doing)|because of (this|that|these)|despite (this|that|these)|on (average,|day|the one hand)|(on|in|at|during|for) (later|earlier|subsequent|further)|equation|in (an?|one|the) (\\w+ )?(example|case|situation|experiment|study)\\b|some other|more often|what is (now|today)|(while|although|though) there|recall|similar|similarly|in (another|the (next|previous|last))|after the (first|second|third)|obviously|clearly|equally|even (so|though|then)|sometimes|often|today|currently|nowadays|perhaps)\\b',
  'i',
)
const POINTING =
  /\b(this|that (?:region|area|point|moment|period|location|position|site|stage)|these|those(?! (?:of|who|that|which|whose|in|with|from|made|found)\b)|such (?:an?|as these|(?!as\b|that\b)\p{Ll}{3,}s)|(?<!as if (?:it|they) )(is|are|was|were) (one example|another)|a second|aforementioned|the former|the latter|the other (hand|one|two)|the same (way|thing|is true|reason|token|as above)|as follows|the following|the above|(?:above|below)(?=[,;.)]| (?:is|are|was|were|show|shows)\b)|thus far|so far|mentioned|discussed|described earlier|shown (in|here|above|below)|illustrated|depicted|in turn|here|hereafter|earlier in (?:this|the (?:chapter|section|text|book))|earlier that|previously (?:mentioned|discussed|described|seen|noted)|later (in (?:this|the (?:chapter|section|text|book|course|unit))|on)|(?:much|far|even) (?:larger|smaller|more|less|higher|lower|greater|stronger|weaker)\b(?!.*\bthan\b)|in contrast|however|therefore|instead|likewise|similarly|for (example|instance)|of these|that is,|i\.e|e\.g|nevertheless|of the time)\b|\bthe (?:extra|remaining|resulting) \w|\bhad already\b|(?<!\bif\b.*)(?<=\b(?!(?:and|but|or|which|that|who|is|are|was|were|can|could|may|will|must|be|been|if)\b)\p{L}+ )then\b/iu
/** "triggered by a broader range of events", without what it is broader than. */
const HALF_COMPARISON =
  /\ban? (?:broader|wider|narrower|deeper|larger|smaller|higher|lower|greater|longer|shorter|stronger|weaker|better|simpler|faster|slower) \w+\b(?!.*\bthan\b)/i
/**
 * "Girls experience a comparable conflict", "Comorbid disorders include …", "The number of carrion eaters has
 * increased": to what, with what, where and since when, only the sentence before says.
 */
const HALF_RELATION =
  /^(?:Comorbid|Comparable|Corresponding|Accompanying|Resulting|Associated|Related|Opposing|Remaining|Further)\b|\ban? (?:comparable|corresponding|analogous|equivalent|matching) \w+\b(?! (?:to|with|of)\b)|^The (?:number|amount|population|rate)\b[^,]* (?:has|have) (?:increased|decreased|risen|fallen|grown|declined)\b(?!.*\b(?:since|in|over|during)\b)/
/** "If that charge reaches …" */
/** "the country", "the war": which, only the text around says. */
const UNNAMED =
  /\bthe (?:country|nation|era|conflict|colony|firm|company|region|disease|drug|patient|therapist)\b(?!’s| (?:of|that|which|where|who|in which|between|on|against|for)\b)/i
/** "the king", "the trials" in a statement that names nobody and no place. */
const UNNAMED_RULER =
  /\bthe (?:king|queen|emperor|empress|ruler|prince|kingdom|empire|capital|battle|rebellion|revolt|trials?|treaty|expedition|missionaries|invaders|settlers)\b(?!’s| (?:of|that|which|where|who|in which|between|on|against|for|by)\b)/
/** "has an n of 1": a letter for a number, in running text. */
const LETTER = /\b(?:an?|the|of|by|is|are|equals?) [b-hj-np-z](?![\p{L}\p{N}’'.)-])/u
const BEFORE_POINTING_THAT = /^(?:if|when|because|at|of|by|for|to|with|from|on|during|after|before)$/
/**
 * Numbered parts of the document, and pictures or pages of it. An equation or a graph may be what a sentence is about.
 */
const ELSEWHERE =
  /\b(fig(ure)?s?\.?|tables?|equations?|eqs?\.|chapters?|sections?|pages?|exercises?|examples?|appendix|lines?|steps?|items?|units?|lessons?|questions?) \(?\d|\b(the|this|each|next|previous|preceding|following|last|in) (figures?|diagrams?|photo(graph)?s?|pictures?|illustrations?|textbook|module|appendix|captions?|chapters?|sections?|pages?)\b|\bthis text\b|\b(?:the|each|this) (?:text|author|readers?) (?:will|should|can|may|must|is|has|have|describes?|explains?|discuss\p{Ll}*|shows?|gives?)\b|\b(?:remind|refer|leave|invite|urge)s? the reader\b|\bfor the reader\b|\bin the text\b|\bfigs?\.|\bpart \([a-z]\)|\b(will|shall) (now |then |also )?(be )?(identif|describ|discuss|introduc|examin|explor|cover|present|revisit)\w*|\b(textbook|appendix)\b/iu
const SPEAKING = /\b(we|you|your|yours|our|ours|us|i|my|me|let’?'?s|let us|yourself|ourselves)\b/i
/** "Our brains store …" speaks of all people. */
const OF_ALL_PEOPLE =
  /\bour (?=(?:own )?(?:\w+ )?(?:brains?|minds?|memory|memories|body|bodies|bones|eyes|ears|skin|hearts?|lungs|blood|cells|genes|muscles|senses|weight|nervous system|environments?|planet|state of consciousness)\b)/gi
const PERSONAL = /^(it|its|itself|they|them|their|theirs|themselves|he|she|him|her|his|hers|himself|herself)$/
const PERSON_NOUN = /(er|or|ist|ian)$/
const OPINION =
  /\b(obviously|of course|fortunately|unfortunately|interesting(ly)?|amazing|surprising(ly)?|wonderful|perhaps|maybe|probably|seems?|appears? to|arguably|imagine|picture|nice|great deal|kind of like|sort of|thing is|sounds like|is really|it (?:is|will be|would be|may be) (?:\w+ )?(?:helpful|useful|important|worth|necessary|interesting|instructive|convenient|worthwhile) to)\b/i
/** A particular day, a particular unnamed person: an anecdote, nothing to be learnt. */
const STORY =
  /\b(one (day|night|morning|evening)|(his|her) (wife|husband|mother|father|friend|boss|car|house|company)|is now \d+|yesterday|last (week|month|year|night)|told (me|him|her|them)|(the|a) (man|woman|boy|girl|guy|kid|player|skater|runner|driver|rider|climber|passenger|skier|cyclist|shopper|neighbou?r)\b)/i
/** "Rebecca and John were having …" tells a scene. */
const isScene = (words: readonly Word[]): boolean =>
  words.some(
    (word, at) =>
      /^(was|were)$/.test(word.lower) &&
      words[at + 1]?.tag === 'VERB' &&
      words[at + 1]!.lower.endsWith('ing') &&
      (/^(he|she|they|i|we)$/.test(words[at - 1]?.lower ?? '') ||
        (words[at - 1]?.tag === 'PROPN' && words[at - 2]?.lower !== 'the')),
  )
/** A named person who does nothing that a subject teaches: an anecdote. */
function isAnecdote({ text, words }: StudySentence): boolean {
  // Institutions and peoples take "the", and what has a year is history.
  if (/\b[1-9]\d{2,3}\b/.test(text)) return false
  const named = words.some(
    (word, at) =>
      word.tag === 'PROPN' &&
      words[at - 1]?.lower !== 'the' &&
      words[at - 1]?.tag !== 'PROPN' &&
      words[at + 1]?.tag === 'PROPN' &&
      /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
      /^\p{Lu}\p{Ll}+$/u.test(words[at + 1]!.text) &&
      /^(['’]s|[a-z]+ed|was|were|is|had|has|s?he)$/.test(words[at + 2]?.lower ?? ''),
  )
  return named && !LEARNED.test(text)
}
const LEARNED =
  /\b(emperors?|empress|prince|princess|duke|lord|governor|commissioner|admiral|Rebellion|Revolution|Dynasty|dynasty|Empire|empire|colony|colonies|treaty|treaties|troops|army|navy|fleet|reforms?|parliament|Parliament|throne|peasants|nobles|trade|colonial|Movement|Convention|Constitution|independence|novel|poem|play|tragedy|court|Court|ceded|leased|conquered|invaded|ruled|reigned|rebelled|abdicated|revolt|uprising|port|ports|opium|\p{L}*(ologist|icist|ist|ian)s?|scientist|philosopher|engineer|professor|Dr|Sir|king|queen|emperor|president|minister|general|proposed|founded|founder|elected|election|voted|union|unions|strike|strikes|workers|industry|industrial|company|Company|factory|factories|bank|banks|railroad|settlers|slavery|slaves|enslaved|rights|senator|senators|senate|Senate|Congress|congress|party|Party|Union|League|Republican|Democrat|Democrats|Republicans|federal|government|campaign|war|soldiers|church|Church|missionaries|explorer|expedition|painter|artist|movement|psychology|philosophy|sociology|economics|perspective|research|therapy|method|methods|principles?|concept|concepts|model|proposed|discovered|coined|developed|published|theory|theories|law|laws|experiment|observed|described|argued|formulated|invented|demonstrated|introduced|wrote|Act|War|Treaty|School|University|Institute|Bureau|Association|Theory|Law|Cycle|Effect)\b/u
const CITATION = /\(pp?\. ?\d|\(([^()]*\b(1[89]|20)\d\d[a-z]?|[^()]*et al[^()]*)\)|\[\d|\bet al\b/

const CHECKS: readonly Check[] = [
  ['length', ({ words }) => words.length < LEAST_WORDS || words.length > MOST_WORDS],
  [
    'not_a_sentence',
    ({ text, words }) =>
      !/^[“"]?\p{Lu}/u.test(text) || !/[.]$/.test(text) || !words.some(isVerb) || startsAsFragment(words),
  ],
  ['broken_text', ({ text }) => isBroken(text)],
  ['citation', ({ text }) => CITATION.test(text)],
  // "The reading is 735 N" tells the outcome of one worked case.
  ['formula', ({ text }) => /\b(is|are|was|equals) (about )?\d[\d.,]* ?(N|J|W|V|A|kg|m|s|m\/s|Pa|Hz)\b/.test(text)],
  ['formula', ({ text }) => /[=→∝≈≤≥∆√∑∫]|[\ue000-\uf8ff].*[\ue000-\uf8ff].*[\ue000-\uf8ff]/.test(text)],
  ['points_back', ({ text }) => OPENING.test(text) || POINTING.test(text)],
  ['points_back', ({ text }) => HALF_COMPARISON.test(text) || HALF_RELATION.test(text)],
  ['points_back', ({ words }) => opensWithQuantity(words) || opensWithRole(words)],
  [
    'points_elsewhere',
    ({ text }) =>
      /\b(?:presented|listed|given|described|explained|outlined|defined|named) (?:above|below)\b/i.test(text),
  ],
  [
    'points_back',
    ({ text }) =>
      UNNAMED.test(text) ||
      /, another\b/.test(text) ||
      (UNNAMED_RULER.test(text) && !/\b\p{Lu}\p{Ll}/u.test(text.slice(1))),
  ],
  ['formula', ({ text }) => LETTER.test(text)],
  [
    'points_back',
    ({ words }) =>
      words.some(
        (word, at) =>
          word.lower === 'that' &&
          words[at + 1]?.tag === 'NOUN' &&
          (BEFORE_POINTING_THAT.test(words[at - 1]?.lower ?? '') ||
            (words[at - 1]?.text === ',' && isVerb(words[at + 2]))),
      ),
  ],
  ['points_elsewhere', ({ text }) => ELSEWHERE.test(text)],
  ['speaks_to_reader', ({ text }) => SPEAKING.test(text.replace(OF_ALL_PEOPLE, 'the '))],
  ['command', ({ words }) => isCommand(words)],
  ['pronoun', ({ words }) => hasLoosePronoun(words)],
  ['opinion', ({ text }) => OPINION.test(text)],
  ['story', (sentence) => STORY.test(sentence.text) || isScene(sentence.words) || isAnecdote(sentence)],
]

const isPersonLike = (word: Word): boolean =>
  (word.tag === 'PROPN' && !isPlaceName(word.text) && !word.lower.endsWith('ed')) ||
  PERSON_NOUN.test(word.lower) ||
  /^(man|woman|child|person|boy|girl|individual|patient|king|queen|mother|father)$/.test(word.lower)

/**
 * Signs that the text was damaged on its way (unpaired brackets and quotation marks, stray codes), or that it is more
 * than one statement.
 */
function isBroken(text: string): boolean {
  const count = (sign: RegExp): number => text.match(sign)?.length ?? 0
  return (
    text.includes(UNREADABLE) ||
    count(/\(/g) !== count(/\)/g) ||
    count(/“/g) !== count(/”/g) ||
    count(/"/g) % 2 === 1 ||
    /\b\p{L}+- (?:and|or|to)\b/u.test(text) ||
    /\p{L}\.\d/u.test(text) ||
    // The number of a footnote ("printing1."), a name in a program ("s1").
    /\p{Ll}{4,}\d{1,2}[.,]|(?<![\p{L}\d-])\p{Ll}\d(?![\p{L}\d-])/u.test(text) ||
    /[?!;:{}\\^_|<>©•*]|\.\.\.|…|\s[,.]|,,|\b[a-z] [a-z] [a-z]\b|\b[A-Z] [A-Z]\b|\d \d|[a-z][.][A-Z]|\bsize \d|\bthe figure/.test(
      text,
    ) ||
    // Half of an index that was printed low: "T₂₃,1".
    /[₀-₉],\d/.test(text) ||
    /^[“"][^”"]*[.”"]$/.test(text) ||
    // A power of ten whose superscript was lost reads as another number.
    /(×|x) ?10(?!0)\d|\b10[-−–]\d|\b10\d\d\b(?! (years|people|BC|AD))/.test(text)
  )
}

/** A term before the dash that parts it from its meaning. */
const MOST_OF_TERM = 5

/** "Running fast." or "Because it rains." is no statement. */
function startsAsFragment(words: readonly Word[]): boolean {
  const first = words[0]!
  // "Aerial roots, which absorb moisture."
  const comma = words.findIndex((word) => word.text === ',')
  if (
    comma > 0 &&
    /^(?:which|who|whose)$/.test(words[comma + 1]?.lower ?? '') &&
    !words.slice(0, comma).some(isVerb) &&
    !words.slice(comma + 1).some((word) => word.text === ',')
  )
    return true
  // "The legal agreement between the borrower and lender." is what a glossary says.
  if (
    (isArticle(first) ||
      words.some((word, at) => at > 0 && at < MOST_OF_TERM && /^[-–—]$/.test(word.text) && isArticle(words[at + 1]))) &&
    !mayHaveMainVerb(words)
  )
    return true
  if (first.tag === 'AUX' || /^(is|are|was|were|has|have|had)$/.test(first.lower)) return true
  if (first.lower === 'by' && !words.slice(0, 12).some((word) => word.text === ',')) return true
  if (/^(because|although|though|while|whereas|if|when|since|as|unless|until)$/.test(first.lower))
    return !words.some((word) => word.text === ',')
  return false
}

/** "Consider a ball", "Note that", and the same after an opening phrase. */
function isCommand(words: readonly Word[]): boolean {
  const first = words[0]!
  if (COMMANDS.test(first.lower)) return true
  if (first.tag === 'VERB' && !/(ing|ed|en)$/.test(first.lower)) return true
  const comma = words.findIndex((word) => word.text === ',')
  const after = words[comma + 1]
  return comma > 0 && comma < 8 && after !== undefined && COMMANDS.test(after.lower)
}

const COMMANDS =
  /^(consider|note|notice|imagine|suppose|assume|recall|remember|think|take|look|see|compare|find|calculate|determine|draw|use|try|write|read|list|name|state|describe|explain|identify|observe|let|ask|begin|start|choose|check|keep|picture|visit|click|watch|explore|go|make|give|add|multiply|divide|substitute|solve|be|do|don’t|close|place|put|hold|press)$/
