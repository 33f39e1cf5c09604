/**
 * Ways in which a clause states a fact that can be asked for, and the words that ask for it. Patterns are in
 * Simplified; the questions in Hong Kong Traditional.
 */

/** Facts of one kind have answers of one kind, so that one answer can stand as a wrong option beside another. */
export const FACT_KINDS = [
  'use',
  'duty',
  'role',
  'place',
  'spread',
  'habitat',
  'food',
  'origin',
  'parts',
  'material',
  'maker',
  'alias',
  'name_origin',
  'family',
  'route',
  'mouth',
  'founded',
  'label',
  'formed',
  'cause',
  'ruled',
  'effect',
  'measure',
  'shape',
  'example',
  'who',
  'why',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/**
 * `ask` follows the thing's name: "位於哪裏？"; in it `<` stands for the text's words before the value and `@` for
 * those behind it. `value` begins at `from`, counted from the clause.
 */
export type Frame = {
  readonly kind: FactKind
  readonly from: number
  readonly to: number
  readonly ask: string
  /** What it can do may be its use, or no more than what it does. */ readonly loose: boolean
}

const ADVERBS = '(?:此外|另外|同时|主要|通常|一般|常常?|往往|多|大多|可以?|能够?|也|亦|还|又|都|则|现|原|被|会)*'

type FrameRule = {
  readonly kind: FactKind
  /** With groups `lead`, `value` and, where something follows, `rest`. */ readonly pattern: RegExp
  readonly ask: (groups: Readonly<Record<string, string>>) => string
}

const rule = (kind: FactKind, pattern: string, ask: string | FrameRule['ask']): FrameRule => ({
  kind,
  pattern: new RegExp(`^${pattern}$`),
  ask: typeof ask === 'string' ? () => ask : ask,
})

const RULES: readonly FrameRule[] = [
  rule('use', `(?<lead>${ADVERBS}(?:用于|用来|用以|适用于|应用于))(?<value>.{3,40})`, '有甚麼用途？'),
  rule('use', '(?<lead>的(?:主要)?用途(?:是|为|在于))(?<value>.{3,40})', '有甚麼用途？'),
  rule('duty', `(?<lead>${ADVERBS}(?:专门)?负责)(?<value>.{4,40})`, '負責甚麼工作？'),
  rule(
    'role',
    '(?<lead>[的其](?:主要|基本)?(?:功能|作用|职能|职责|任务)(?:就?是|为|在于))(?<value>.{4,40})',
    '的主要功能是甚麼？',
  ),
  rule('place', `(?<lead>${ADVERBS}(?:位于|位处|坐落于|坐落在|座落于|座落在|地处))(?<value>.{3,30})`, '位於哪裏？'),
  rule('spread', `(?<lead>${ADVERBS}分布(?:于|在))(?<value>.{2,40})`, '分布於哪些地方？'),
  rule('habitat', `(?<lead>${ADVERBS}(?:栖息于|栖息在|生活于|生活在))(?<value>.{2,30})`, '棲息於甚麼地方？'),
  rule('habitat', `(?<lead>${ADVERBS}(?:生长于|生长在))(?<value>.{2,30})`, '生長於甚麼地方？'),
  rule('food', `(?<lead>${ADVERBS}以)(?<value>.{2,30})(?<rest>为(?:主食|食|主要食物))`, '主要以甚麼為食？'),
  rule('origin', `(?<lead>${ADVERBS}(?:原产于|原产地[是为在]|原产))(?<value>.{2,20})`, '原產於哪裏？'),
  rule('origin', `(?<lead>${ADVERBS}(?:发源于|源于|起源于|源出))(?<value>.{2,24})`, '發源於哪裏？'),
  rule(
    'name_origin',
    '(?<lead>[的其](?:名称|名字|英文名称|中文名称|名)(?:来自于?|源自|源于|源出|取自))(?<value>.{2,30})',
    '的名稱來自甚麼？',
  ),
  rule('name_origin', '(?<lead>得名[于自])(?<value>.{2,24})', '的名稱來自甚麼？'),
  rule('name_origin', '(?<lead>因)(?<value>.{2,20})(?<rest>而得名)', '因何得名？'),
  rule('parts', `(?<lead>${ADVERBS}由)(?<value>.{3,40})(?<rest>(?:所)?(?:组成|构成))`, ({ rest }) =>
    rest!.endsWith('构成') ? '由甚麼構成？' : '由甚麼組成？',
  ),
  rule(
    'material',
    `(?<lead>${ADVERBS}(?:用|由|以))(?<value>.{1,20}?)(?<rest>(?:混合)?(?:所)?(?:制成|制造|制作|做成))`,
    '用甚麼製成？',
  ),
  rule('alias', '(?<lead>俗称(?:为)?)(?<value>.{2,10})', '俗稱甚麼？'),
  rule('alias', '(?<lead>(?:旧称|旧名|古称)(?:为)?)(?<value>.{2,12})', '舊稱甚麼？'),
  rule('alias', '(?<lead>(?:原名|原称)(?:为)?)(?<value>.{2,14})', '原名甚麼？'),
  rule('alias', '(?<lead>的?(?:全称|全名)(?:为|是))(?<value>.{4,24})', '的全稱是甚麼？'),
  rule(
    'family',
    '(?<lead>(?:是|属于?|隶属于?))(?<value>[^，的]{1,6}[科目属纲])(?<rest>(?:的?[^，的]{0,8})?)',
    ({ value }) => `屬於哪一${value!.slice(-1)}？`,
  ),
  rule('place', '(?<lead>是一[个座条所间处片]位于)(?<value>[^的]{3,30})(?<rest>的.{2,12})', '位於哪裏？'),
  rule('route', '(?<lead>流经|途经)(?<value>.{3,160})', '流經哪些地方？'),
  rule(
    'who',
    `(?<lead>(?:最早|首次|最初|是|最先)?(?:[于在][^，]{2,12})?由)(?<value>[^，的]{2,16}?)(?<rest>(?:[于在][^，]{2,14})?(?:首次|首先|率先|共同)?(?:发明|发现|提出|创立|创建|创办|设计|撰写|编写|命名|发表|开发|建造)的?)`,
    '由誰@？',
  ),
  rule('formed', `(?<lead>${ADVERBS}是?)(?<value>由于?.{4,40}?(?:而|所)?形成)(?<rest>的?)`, '是怎樣形成的？'),
  rule(
    'cause',
    `(?<lead>${ADVERBS}是?由于?)(?<value>.{3,40}?)(?<rest>(?:而|所)?(?:造成|引起|导致|引致|引发|产生)的?)`,
    '由甚麼@？',
  ),
  rule(
    'ruled',
    `(?<lead>${ADVERBS}是?由)(?<value>.{2,40}?)(?<rest>(?:来|所|共同)*(?:决定|控制|支配|调节|主导|管理|管辖)的?)`,
    '由甚麼@？',
  ),
  rule('ruled', `(?<lead>${ADVERBS}(?:取决于|决定于))(?<value>.{2,40})`, '取決於甚麼？'),
  rule('ruled', `(?<lead>${ADVERBS}受到?)(?<value>.{2,30}?)(?<rest>的?影响)`, '受甚麼影響？'),
  rule('effect', `(?<lead>(?:会|能|可)?(?:造成|导致|引致|引起|引发)(?:了|着|著)?)(?<value>.{4,40})`, '<甚麼？'),
  rule(
    'measure',
    '(?<lead>(?:主要)?(?:用来|用于)?(?:测量|量度|衡量|反映|代表|象征)(?:了|着|著)?)(?<value>.{4,40})',
    '<甚麼？',
  ),
  rule('shape', '(?<lead>的?(?:外形|形状|外观)(?:为|是|呈))(?<value>.{2,20})', '的外形是怎樣的？'),
  rule(
    'example',
    '(?<lead>的?最?(?:著名|典型)的?例子(?:是|有|为|包括))(?<value>.{2,40})',
    '的著名例子是甚麼？試舉一例。',
  ),
  rule(
    'role',
    `(?<lead>(?:主要)?(?:能够?|可以?|主要)(?:有效)?地?)(?<value>(?:保护|防止|避免|预防|维持|调节|促进|储存|贮存|运输|输送|分泌|合成|分解|吸收|释放|过滤|消化|传递|接收|控制|协助|帮助|提供|支持|连接|增强|减少|降低|提高|加强|稳定|抑制|刺激|改善|清除|杀死|抵抗).{3,40})`,
    '有甚麼作用？試寫出其中一項。',
  ),
  rule('mouth', '(?<lead>注入|流入|汇入)(?<value>.{2,10})', '注入哪裏？'),
]

/** What an instrument can do is its use. */
const ABILITY = /^(?<lead>(?:可以?|能够?|会)(?!能))(?<value>.{4,40})$/

/** The fact that a clause without its subject states, by the first frame that fits. */
export function frameOf(clause: string): Frame | undefined {
  for (const { kind, pattern, ask } of RULES) {
    const groups = pattern.exec(clause)?.groups
    if (groups)
      return {
        kind,
        from: groups['lead']!.length,
        to: groups['lead']!.length + groups['value']!.length,
        ask: ask(groups),
        loose: false,
      }
  }
  const able = ABILITY.exec(clause)?.groups
  return able
    ? { kind: 'use', from: able['lead']!.length, to: clause.length, ask: '有甚麼用途？', loose: true }
    : undefined
}
