/**
 * Terms that their meaning tells by sense, though in other words: "external" by "outside", "cuboidal" by "cube-shaped".
 */

/** Beginnings of words of one sense: of terms, mostly Latin or Greek, and of everyday speech. */
const SENSES: readonly (readonly [ofTerm: RegExp, told: RegExp])[] = [
  [/^(?:external|exter|exo(?!n)|ecto|extra|outer)/, /^(?:out|extern|exterior)/],
  [/^(?:internal|endo|intra|inner|interior)/, /^(?:in(?:side|ner|ward|terior|ternal)$|within$)/],
  [/^(?:anterior)/, /^(?:front|anterior)/],
  [/^(?:posterior)/, /^(?:back|behind|rear|posterior)/],
  [/^(?:upper|superior)/, /^(?:upper|above|top)/],
  [/^(?:lower|inferior)/, /^(?:lower|below|bottom)/],
  [/^(?:uni(?!t|v|q)|mono(?!t)|single)/, /^(?:one|single|only)$/],
  [
    /^(?:bi(?=cus|ped|lat|nar|noc|ling|gam|direct)|di(?=morph|ploid|valent|cot)|binary|dual|double)/,
    /^(?:two|both|twice|pair|double)/,
  ],
  [/^(?:multi|poly(?=g|cl|mor|sp|the))/, /^(?:many|multiple|several|more)$/],
  [/^(?:immediate)/, /^(?:instant|immediate|at once)/],
  [/^(?:voluntary)/, /^(?:will|consci|choice|choose)/],
  [/^(?:involuntary)/, /^(?:unconsci|automatic)/],
  [/^(?:primary)/, /^(?:first|primar)/],
  [/^(?:secondary)/, /^(?:second)/],
  [/^(?:tertiary)/, /^(?:third)/],
  [/^(?:positive)/, /^(?:positiv|add)/],
  [/^(?:spherical|circular|round)/, /^(?:round|circ|spher)/],
]

/** Whether a word of `term` says in its own words what `meaning` says. */
export function isToldBySense(term: string, meaning: string): boolean {
  const told = meaning.toLowerCase().split(/[^\p{L}]+/u)
  const shapes = [...meaning.toLowerCase().matchAll(/(\p{L}{3})\p{L}*-(?:shaped|like)\b/gu)].map(
    ([, opening]) => opening!,
  )
  return term
    .toLowerCase()
    .split(/[ -]/)
    .some(
      (own) =>
        shapes.some((opening) => own.startsWith(opening)) ||
        SENSES.some(([ofTerm, sense]) => ofTerm.test(own) && told.some((word) => sense.test(word))),
    )
}

/**
 * Whether `term` says the contrary of what `meaning` says: "external fertilization" of what happens inside the body.
 */
export function isDeniedBySense(term: string, meaning: string): boolean {
  const told = meaning.toLowerCase().split(/[^\p{L}]+/u)
  return term
    .toLowerCase()
    .split(/[ -]/)
    .some((own) => CONTRARY.some(([ofTerm, sense]) => ofTerm.test(own) && told.some((word) => sense.test(word))))
}

/** Each sense with what denies it: outside and inside, front and back, one and many. */
const CONTRARY = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 8],
  [12, 13],
].flatMap(
  ([one, other]) =>
    [
      [SENSES[one!]![0], SENSES[other!]![1]],
      [SENSES[other!]![0], SENSES[one!]![1]],
    ] as const,
)
