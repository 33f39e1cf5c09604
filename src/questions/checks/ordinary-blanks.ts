/** Blanks for which many words would do. */
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { isGeneralWord } from '../from-documents/chinese/general-words.ts'
import { isGeneralNoun } from './general-nouns.ts'
import { meaningOf } from './meanings.ts'

export const ordinaryBlank: Rule = (view) => {
  const { item, stem, answers, chinese } = view
  if (item.type !== 'fill_blank' || meaningOf(view) || (chinese ? DEFINES.zh : DEFINES.en).test(stem)) return []
  const index = answers.findIndex((answer) => (chinese ? isGeneralWord(simplified(answer)) : isGeneralNoun(answer)))
  if (index >= 0) return [flaw('reject', 'ordinary_blank', 'stem', answers[index])]
  const open = (chinese ? OPEN_PLACE.zh : OPEN_PLACE.en).exec(stem)?.[0]
  return open === undefined ? [] : [flaw('reject', 'ordinary_blank', 'stem', open)]
}

/** Chapters also define plain words; then the definition tells which is meant. */
const DEFINES = { en: /^(?:the |an? |a\/an )?____ (?:is|are|means|refers to) (?:an?|the|groups|those)\b(?! (?:consequence|result|product|cause|source|part|important))|\b(?:called|known as|termed|defined as) (?:the |an? )?____/i, zh: /(?:稱為|称为|叫做?|稱作|称作|指的是|是指)____|^____是(?:指|一[種种個个])/ }

/** Where the word before or after the blank takes nearly anything. */
const OPEN_PLACE = {
  en: /\b(?:affects?|influences?|impacts?|offers?|considers?|facilitat\w+|provides?|improves?|locates?|involves?) ____|^____ (?:is|are) (?:the )?(?:consequences?|results?|products?|causes?|sources?|parts?|used|needed|required|essential|caused|affected|influenced|important|one)\b|____ such as (?:his|her|their|this|these)\b|____,? (?:called|known as|termed) (?!____)\w/i,
  zh: /(?:影響|影响|損傷|损伤|促進|促进|提高|增加|改善|簽[訂定]|签[订定])____|(?:或者?)____|____，(?:又|也|後世|后世|歷史上|历史上|史)?(?:被)?(?:稱之?為|称之?为|叫做?|稱作|称作)(?!_)/,
}

/** The general words are kept in Simplified; the few that differ are enough here. */
const simplified = (word: string): string => [...word].map((character) => SIMPLER[character] ?? character).join('')
const SIMPLER: Readonly<Record<string, string>> = { 國: '国', 時: '时', 間: '间', 問: '问', 題: '题', 況: '况', 現: '现', 東: '东', 對: '对', 內: '内', 條: '条', 機: '机', 會: '会', 義: '义', 務: '务', 權: '权', 徵: '征', 質: '质', 標: '标', 準: '准', 規: '规', 範: '范', 圍: '围', 數: '数', 據: '据', 體: '体', 單: '单', 種: '种', 類: '类', 構: '构', 組: '组', 織: '织', 統: '统', 則: '则', 觀: '观', 態: '态', 場: '场', 張: '张', 議: '议', 設: '设', 計: '计', 備: '备', 資: '资', 財: '财', 產: '产', 費: '费', 價: '价', 經: '经', 濟: '济', 軍: '军', 學: '学', 藝: '艺', 術: '术', 業: '业', 農: '农', 貿: '贸', 運: '运', 輸: '输', 訊: '讯', 媒: '媒', 動: '动', 為: '为', 發: '发', 變: '变', 進: '进', 戰: '战', 爭: '争', 報: '报', 書: '书', 環: '环', 係: '系', 關: '关', 區: '区', 壓: '压', 鄉: '乡', 廠: '厂', 銀: '银', 醫: '医', 隊: '队', 敵: '敌', 親: '亲', 兒: '儿', 孫: '孙', 師: '师', 專: '专', 員: '员', 臣: '臣', 將: '将', 總: '总', 領: '领', 導: '导', 眾: '众' }
