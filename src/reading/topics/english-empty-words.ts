/** English words that belong to no term, whatever part of speech a tagger gives them. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `a about above after again against all am an and any are as at be because been before being below between both but by can cannot could did do does doing down during each
  few for from further had has have having he her here hers herself him himself his how i if in into is it its itself just me more most my myself no nor not now of off on
  once only or other our ours ourselves out over own same she should so some such than that the their theirs them themselves then there these they this those through to
  too under until up us very was we were what when where which while who whom why will with would you your yours yourself yourselves also may might must shall upon within
  without among however thus therefore hence e.g e.g. i.e i.e. etc etc. et al fig figs figure figures table tables many much several various different new use used using
  first second third fourth last next previous one two three four five six seven eight nine ten example examples way ways lot thing things able likely certain particular
  overall main another every per via chapter section page today early late recent current following good bad great big little large small long short high low`.split(
    /\s+/,
  ),
)
