/**
 * Verbs in the past tense that tell events, with the form behind "did": "ceded" → "cede". Own selection; a verb outside
 * it is not turned.
 */

/** The plain form of a past verb; undefined where it is not known. */
export const plainFormOf = (past: string): string | undefined => PLAIN.get(past.toLowerCase())

const IRREGULAR =
  'broke break|began begin|became become|won win|led lead|took take|gave give|wrote write|built build|fell fall|rose rise|came come|went go|left leave|met meet|lost lose|sold sell|bought buy|made make|set set|held hold|sent send|grew grow|brought bring|fought fight|drew draw|struck strike|split split|found find|overthrew overthrow|withdrew withdraw|seized seize|spread spread|chose choose|burnt burn|sank sink|swept sweep|drove drive|laid lay|paid pay|kept keep|taught teach|shot shoot|died die|tied tie'
/**
 * Plain forms: bare ones end in a silent e ("cede"), `:0` takes "ed", `:y` "ied", any other letter is doubled
 * ("ban:n").
 */
const REGULAR =
  'abolish:0 accept:0 acquire adopt:0 allocate announce annex:0 appoint:0 approve arrest:0 arrive assassinate attack:0 author:0 ban:n bombard:0 capture carve cause cede celebrate change close collapse colonise colonize complete compose confiscate conquer:0 continue create cross:0 decide declare decline decree defeat:0 deliver:0 demand:0 deport:0 design:0 destroy:0 develop:0 devalue discover:0 dissolve divide double elect:0 emerge enact:0 end:0 enter:0 erupt:0 establish:0 evacuate exile expand:0 expel:l explode explore export:0 fail:0 fire flee follow:0 force form:0 found:0 gain:0 grant:0 hand:0 happen:0 hire impose improve inaugurate increase inherit:0 introduce invade invent:0 issue join:0 kill:0 land:0 last:0 launch:0 lease legalise legalize lift:0 lower:0 merge migrate move murder:0 name nationalise nationalize negotiate occupy:y occur:r offer:0 open:0 oppose order:0 organise organize outlaw:0 pass:0 patent:0 perform:0 pioneer:0 plant:0 prohibit:0 promise propose prove publish:0 purchase raise reach:0 receive recognise recognize reduce reform:0 refuse reject:0 release remove rename repeal:0 replace resign:0 restore retire retreat:0 return:0 reunite rule sail:0 seize settle sign:0 start:0 storm:0 succeed:0 surrender:0 suspend:0 switch:0 test:0 trade transfer:r travel:0 travel:l unify:y unite visit:0 vote yield:0'

function regular(): (readonly [string, string])[] {
  return REGULAR.split(' ').map((entry): readonly [string, string] => {
    const [plain, ending] = entry.split(':')
    if (ending === undefined) return [`${plain!}d`, plain!]
    if (ending === '0') return [`${plain!}ed`, plain!]
    return [ending === 'y' ? `${plain!.slice(0, -1)}ied` : `${plain!}${ending}ed`, plain!]
  })
}

const PLAIN = new Map([...regular(), ...IRREGULAR.split('|').map((entry) => entry.split(' ') as [string, string])])
