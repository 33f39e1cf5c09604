/** Words that no school prints as the name of a topic or the sentence that describes one. Data. */
const UNSUITABLE =
  /色情|賣淫|卖淫|嫖|妓女|娼|性交|強姦|强奸|裸體|裸体|\b(?:porn\w*|prostitut\w*|brothels?|rap(?:e|ed|ist)s?|masturbat\w*|orgasms?|nud(?:e|ity))\b/i

export const isUnsuitable = (text: string): boolean => UNSUITABLE.test(text)
