/**
 * Radicals of the block U+2E80–2EF3, which NFKC leaves, and the characters they look like: EquivalentUnifiedIdeograph
 * of Unicode 14.
 */
import { itemAt } from '#domain/must-be-there.ts'

const RADICALS =
  '⺁⺂⺃⺄⺅⺆⺇⺈⺉⺊⺋⺌⺍⺎⺏⺐⺑⺒⺓⺔⺕⺖⺗⺘⺙⺛⺜⺝⺞⺟⺠⺡⺢⺣⺤⺥⺦⺧⺨⺩⺪⺫⺬⺭⺮⺯⺰⺱⺲⺳⺴⺵⺶⺷⺸⺹⺺⺻⺼⺽⺾⺿⻀⻁⻂⻃⻄⻅⻆⻇⻈⻉⻊⻋⻌⻍⻎⻏⻐⻑⻒⻓⻔⻕⻖⻗⻘⻙⻚⻛⻜⻝⻞⻟⻠⻡⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲⻳'
const CHARACTERS =
  '厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟'

const characters = Array.from(CHARACTERS)
const characterOf = new Map(Array.from(RADICALS, (radical, index) => [radical, itemAt(characters, index)]))

/**
 * `⻑` → `長`: a browser prints the glyph that both share under the code of the radical. Every other text stays as it
 * is.
 */
export function undoRadicals(text: string): string {
  return text.replace(/[\u2e80-\u2ef3]/g, (radical) => characterOf.get(radical) ?? radical)
}
