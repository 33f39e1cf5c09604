/** Tells which dated events are those whose years history papers ask for. Patterns are in Simplified. */
import type { NameKind } from './name-kinds.ts'
import type { Mention } from './names.ts'
import type { Statement } from './statement.ts'

/** Wars, treaties, laws and states; not discoveries, books and maps, whose years nobody learns. */
const OF_HISTORY: ReadonlySet<NameKind> = new Set<NameKind>([
  'war',
  'treaty',
  'law',
  'movement',
  'dynasty',
  'empire',
  'country',
  'party',
  'monarch',
])
const HAPPENS =
  /爆发|发动|发起|签订|签署|颁布|公布|通过|灭亡|覆灭|推翻|建立|成立|统一|定都|迁都|即位|登基|继位|称帝|独立|回归|割让|废除|投降|解体|分裂|改国号|攻占|攻陷|占领|结束|实行|实施|起义|革命|事变/
const NO_EVENT_OF_HISTORY = /发现|发明|出版|发表|绘|拍摄|上映|观测|测量|实验|研究|论文|提出/

/** The year of a discovery or a book: no candidate of a science paper knows it. */
const isOfScholars = (plain: string): boolean => NO_EVENT_OF_HISTORY.test(plain)

export const isMainEvent = ({ plain }: Pick<Statement, 'plain'>, mentions: readonly Mention[]): boolean =>
  HAPPENS.test(plain) && !isOfScholars(plain) && mentions.some(({ name }) => OF_HISTORY.has(name.kind))

/** An event of a history whose doers the dictionary does not know: for the reserve. */
export const isDatedEvent = ({ plain }: Pick<Statement, 'plain'>): boolean =>
  (HAPPENS.test(plain) || MORE.test(plain)) && !isOfScholars(plain)
const MORE =
  /召开|举行|攻入|渡过|任命|推举|取代|[打击]败|攻克|占据|收复|驾崩|逝世|病逝|去世|发行|改名|改称|平定|设立|取消|宣布|宣战|投降|签|开始实施|提高了|登陆/

/** Something that happened at once, not a state or an age. */
export const HAPPENED =
  /爆发|发动|签订|签署|颁布|公布|灭|推翻|建立|成立|统一|定都|迁都|即位|登基|继位|称帝|独立|割让|废除|投降|分裂|攻[占陷克入下]|占领|结束|起义|击败|打败|战胜|发现|发明|出版|发行|逝世|去世|驾崩|创立|创办|宣布|宣战|当选|入侵|征服|取代/

/** Whether the event does not say to whom or what it happened, or tells its time by what came before. */
export const leansOnOthers = (event: string): boolean =>
  POINTS.test(event) || LEANS.test(event) || /(?<!《[^》]*)(?:和约|条约|协定)$/.test(event)
const POINTS =
  /^(?:新|旧)?(?:政府|朝廷|国会)|[他她它这该此您我]|其(?!他|它|余|中)|(?:起|间|时|后|前|初|末)$|当时|可能|据说|估计|新政府|曾|发生[^，]{2,4}事件$/
const LEANS =
  /再次|再度|重新|恢复|重返|第[二三四五六七八九十]次|最后|终于|继续|仍|之后|以后|又|亦|也|同年|今|现|^[^，]*是|成为|日，/
