/** Words whose exchange turns a statement into its opposite. Own selection; both directions are meant. */

export const OPPOSABLE_KINDS = ['verb', 'noun', 'adjective', 'superlative', 'adverb', 'preposition'] as const
export type OpposableKind = (typeof OPPOSABLE_KINDS)[number]

/** Only pairs of which one excludes the other: "large" and "small" can both be true of a thing, "largest" and "smallest" cannot. */
const PAIRS: Readonly<Record<OpposableKind, readonly (readonly [string, string])[]>> = {
  verb: [
    ['increases', 'decreases'], ['increase', 'decrease'], ['increased', 'decreased'], ['rises', 'falls'], ['strengthens', 'weakens'], ['strengthen', 'weaken'], ['attract', 'repel'], ['attracts', 'repels'],
['absorbs', 'releases'], ['absorb', 'release'], ['expands', 'contracts'], ['expand', 'contract'], ['accepts', 'rejects'], ['stimulates', 'inhibits'], ['stimulate', 'inhibit'],
    ['raises', 'lowers'], ['raise', 'lower'], ['promotes', 'hinders'], ['rose', 'fell'], ['opposed', 'supported'], ['encouraged', 'discouraged'], ['strengthened', 'weakened'], ['raised', 'lowered'], ['rejected', 'accepted'], ['exceeds', 'falls below'], ['exceed', 'fall below'], ['includes', 'excludes'], ['import', 'export'], ['imports', 'exports'],
    ['gains', 'loses'], ['gain', 'lose'], ['gained', 'lost'], ['heats', 'cools'], ['tightens', 'loosens'], ['tighten', 'loosen'], ['maximizes', 'minimizes'], ['maximize', 'minimize'], ['encourages', 'discourages'],
  ],
  noun: [['increase', 'decrease'], ['increases', 'decreases'], ['gain', 'loss'], ['maximum', 'minimum'], ['acceptance', 'rejection']],
  adjective: [
    ['internal', 'external'], ['inner', 'outer'], ['positive', 'negative'], ['permanent', 'temporary'], ['voluntary', 'involuntary'], ['conscious', 'unconscious'], ['innate', 'learned'], ['dependent', 'independent'],
    ['renewable', 'non-renewable'], ['unicellular', 'multicellular'], ['excitatory', 'inhibitory'], ['horizontal', 'vertical'], ['homogeneous', 'heterogeneous'], ['higher', 'lower'], ['faster', 'slower'], ['stronger', 'weaker'],
    ['longer', 'shorter'], ['warmer', 'colder'], ['thicker', 'thinner'], ['smaller', 'larger'], ['older', 'younger'], ['acidic', 'alkaline'], ['maximum', 'minimum'], ['increased', 'decreased'], ['formal', 'informal'], ['soluble', 'insoluble'], ['hereditary', 'acquired'],
  ],
  superlative: [
    ['highest', 'lowest'], ['largest', 'smallest'], ['greatest', 'smallest'], ['longest', 'shortest'], ['widest', 'narrowest'], ['fastest', 'slowest'], ['strongest', 'weakest'], ['oldest', 'youngest'], ['hottest', 'coldest'], ['heaviest', 'lightest'],
    ['biggest', 'smallest'], ['deepest', 'shallowest'], ['thickest', 'thinnest'], ['richest', 'poorest'], ['earliest', 'latest'], ['outermost', 'innermost'], ['most', 'least'],
  ],
  adverb: [['always', 'never']],
  preposition: [['inside', 'outside']],
}

/** Words whose opposite has another opposite, or would not fit back into the sentence. */
const ONE_WAY: readonly (readonly [word: string, opposite: string, kind: OpposableKind])[] = [
  ['activates', 'inhibits', 'verb'], ['activate', 'inhibit', 'verb'], ['causes', 'prevents', 'verb'], ['caused', 'prevented', 'verb'], ['enhances', 'weakens', 'verb'], ['enhance', 'weaken', 'verb'], ['improves', 'worsens', 'verb'], ['worsens', 'improves', 'verb'],
  ['banned', 'allowed', 'verb'], ['prohibits', 'allows', 'verb'], ['prohibited', 'allowed', 'verb'], ['outlawed', 'legalized', 'verb'], ['lengthens', 'shortens', 'verb'], ['shortens', 'lengthens', 'verb'], ['widens', 'narrows', 'verb'], ['narrows', 'widens', 'verb'],
  ['dilates', 'constricts', 'verb'], ['constricts', 'dilates', 'verb'], ['dilate', 'constrict', 'verb'], ['constrict', 'dilate', 'verb'], ['declined', 'grew', 'verb'], ['grew', 'shrank', 'verb'], ['slows', 'speeds up', 'verb'], ['hardens', 'softens', 'verb'], ['softens', 'hardens', 'verb'],
  ['reduces', 'increases', 'verb'], ['reduce', 'increase', 'verb'], ['lacks', 'has', 'verb'], ['lack', 'have', 'verb'], ['lacked', 'had', 'verb'], ['prevents', 'causes', 'verb'], ['prevent', 'cause', 'verb'], ['lengthen', 'shorten', 'verb'], ['shorten', 'lengthen', 'verb'], ['widen', 'narrow', 'verb'], ['narrow', 'widen', 'verb'],
]

/** The opposite of a word or short phrase in lower case used as `kind`; undefined when it has none here. */
export const antonymOf = (phrase: string, kind: OpposableKind): string | undefined => OPPOSITES[kind].get(phrase)

/** The kinds under which a word is listed. */
export const opposableKinds = (phrase: string): readonly OpposableKind[] => OPPOSABLE_KINDS.filter((kind) => OPPOSITES[kind].has(phrase))

const opposites = (kind: OpposableKind): Map<string, string> =>
  new Map([...ONE_WAY.filter((entry) => entry[2] === kind).map(([word, opposite]) => [word, opposite] as const), ...PAIRS[kind].flatMap(([a, b]) => [[a, b] as const, [b, a] as const]).toReversed()])

const OPPOSITES: Readonly<Record<OpposableKind, Map<string, string>>> = {
  verb: opposites('verb'),
  noun: opposites('noun'),
  adjective: opposites('adjective'),
  superlative: opposites('superlative'),
  adverb: opposites('adverb'),
  preposition: opposites('preposition'),
}
