/** Blanks for which many words would do. */
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { isGeneralWord } from '../from-documents/chinese/general-words.ts'
import { meaningOf } from './meanings.ts'
import { englishWords } from './words.ts'

export const ordinaryBlank: Rule = (view) => {
  const { item, stem, answers, chinese } = view
  if (item.type !== 'fill_blank' || meaningOf(view)) return []
  const index = answers.findIndex((answer) => (chinese ? isGeneralWord(simplified(answer)) : isGeneralNoun(answer)))
  if (index >= 0) return [flaw('reject', 'ordinary_blank', 'stem', answers[index])]
  const open = (chinese ? OPEN_PLACE.zh : OPEN_PLACE.en).exec(stem)?.[0]
  return open === undefined ? [] : [flaw('reject', 'ordinary_blank', 'stem', open)]
}

/** Where the word before or after the blank takes nearly anything. */
const OPEN_PLACE = {
  en: /\b(?:affects?|influences?|impacts?|offers?|considers?|facilitat\w+|provides?|improves?|locates?|involves?) ____|^____ (?:is|are) (?:the )?(?:consequences?|results?|products?|causes?|sources?|parts?|used|needed|required|essential|caused|affected|influenced|important|one)\b|____ such as (?:his|her|their|this|these)\b/i,
  zh: /(?:影響|影响|損傷|损伤|促進|促进|提高|增加|改善|簽[訂定]|签[订定]|使|令|讓|让)____|(?:或者?)____|^____(?:續|续)|成立前[後后]/,
}

function isGeneralNoun(answer: string): boolean {
  const words = englishWords(answer.replace(/^(?:the|an?)\s+/i, ''))
  return words.length > 0 && words.every((word) => GENERAL_NOUNS.has(word) || GENERAL_NOUNS.has(word.replace(/(?:es|s)$/, '')) || GENERAL_NOUNS.has(word.replace(/ies$/, 'y')))
}

/** Nouns of no field, with their modifiers: no chapter teaches them, and each has neighbours that fit as well. */
const GENERAL_NOUNS = new Set(`
ability access account activity addition advantage age agreement aim amount animal answer approach area argument aspect attack attempt attention attitude audience author backing basis beginning behavior behaviour belief benefit body book business businessman
case cause challenge chance change character characteristic child choice city claim company competition concept concern condition consequence contact control cost country couple course crime culture customer damage danger data day death decision degree demand detail development difference difficulty direction disadvantage discussion disease
economy effect effort element employee employer end enterprise environment event evidence example exchange experience explanation expression extent fact factor family farmer father feature feeling field figure financial firm focus food force form foreign foundation friend function future
gambling game general global goal good goods government group growth hand harm head health help history home house human husband idea image impact importance improvement income individual industry influence information interest issue item job key kind knowledge labor labour lack land language large law leader level life line link list local location loss
major majority man management manner market material matter meaning means measure medication meeting member memory message method mind money month mother movement name nation national nature need network number object office official opinion opportunity order organization outcome owner pain parent part party past path patient pattern people percentage performance period person personal place plan plant point policy population position power practice presence present pressure price principle problem procedure process product production profit program progress project property public purpose quality quantity question
range rate reader reason record relationship relief reason region report research resource respect response result right risk role room rule safety sale scale scene school scientist section sense series service set shape side sign significance situation size skill small social society solution sort source space spread stage standard start state step strategy strength structure student study subject success support surface system task teacher team technique technology test text theme theory thing thought time tool topic total town trade tradition transaction treatment truth type unit use user value variety version victim view village violence voice war way wealth week wife woman word work worker world writer year
`.trim().split(/\s+/))

/** The general words are kept in Simplified; the few that differ are enough here. */
const simplified = (word: string): string => [...word].map((character) => SIMPLER[character] ?? character).join('')
const SIMPLER: Readonly<Record<string, string>> = { 國: '国', 時: '时', 間: '间', 問: '问', 題: '题', 況: '况', 現: '现', 東: '东', 對: '对', 內: '内', 條: '条', 機: '机', 會: '会', 義: '义', 務: '务', 權: '权', 徵: '征', 質: '质', 標: '标', 準: '准', 規: '规', 範: '范', 圍: '围', 數: '数', 據: '据', 體: '体', 單: '单', 種: '种', 類: '类', 構: '构', 組: '组', 織: '织', 統: '统', 則: '则', 觀: '观', 態: '态', 場: '场', 張: '张', 議: '议', 設: '设', 計: '计', 備: '备', 資: '资', 財: '财', 產: '产', 費: '费', 價: '价', 經: '经', 濟: '济', 軍: '军', 學: '学', 藝: '艺', 術: '术', 業: '业', 農: '农', 貿: '贸', 運: '运', 輸: '输', 訊: '讯', 媒: '媒', 動: '动', 為: '为', 發: '发', 變: '变', 進: '进', 戰: '战', 爭: '争', 報: '报', 書: '书', 環: '环', 係: '系', 關: '关', 區: '区', 壓: '压', 鄉: '乡', 廠: '厂', 銀: '银', 醫: '医', 隊: '队', 敵: '敌', 親: '亲', 兒: '儿', 孫: '孙', 師: '师', 專: '专', 員: '员', 臣: '臣', 將: '将', 總: '总', 領: '领', 導: '导', 眾: '众' }
