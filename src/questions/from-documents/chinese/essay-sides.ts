/** Which side of its subject a Chinese statement tells: its kind, make-up, uses, or growth. */

/** In the order in which an essay asks for them, with their names in our own words. */
export const SIDES = ['meaning', 'structure', 'function', 'cause', 'effect', 'history', 'feature'] as const
export type Side = (typeof SIDES)[number]

export const SIDE_NAMES: Readonly<Record<Side, string>> = {
  meaning: '含義',
  structure: '組成',
  function: '功用',
  cause: '成因',
  effect: '影響',
  history: '歷史發展',
  feature: '特點',
}

/** `predicate`: what a statement (Simplified) says behind its subject. */
export function sideOf(predicate: string): Side {
  return PREDICATES.find(([pattern]) => pattern.test(predicate))?.[1] ?? 'feature'
}

const PREDICATES: readonly (readonly [RegExp, Side])[] = [
  [/^，?(?:(?:又|也|亦|简|俗)称[^，]{1,12}，?)?(?:是指|指的是|是一[种个类项门座]|即)/, 'meaning'],
  [
    /^(?:由[^，]{2,20}(?:组成|构成)|分为|分成|可分|包括|包含|含有|位于|设有|具有|主要由|内有|有[一两二三四五六七八九十\d]+)/,
    'structure',
  ],
  [
    /^(?:主要)?(?:负责|用于|用来|用作|可以|可用|能够|能|帮助|协助|提供|控制|调节|输送|运送|储存|贮存|保护|分泌|制造|产生|维持|防止|促进|吸收|分解|消化|传递|支持|有助)/,
    'function',
  ],
  [/^(?:的成因|的原因|由[^，]{2,24}(?:引起|造成|引致|所致|形成|产生)|源于|起因)/, 'cause'],
  [/^(?:会|可)?(?:使|令|导致|引致|造成|引起|影响|增加|减少|降低|提高|加剧|削弱|推动)/, 'effect'],
  [
    /^(?:[在于自]?(?:公元前?)?[\d〇一二三四五六七八九]{2,4}年|始于|起源|最早|源自|后来|其后)|[\d〇一二三四五六七八九]{3,4}年/,
    'history',
  ],
]
