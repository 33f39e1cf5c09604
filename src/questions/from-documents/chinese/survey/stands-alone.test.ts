import { describe, expect, test } from 'vitest'
import { tagChinese } from '#reading/words/chinese.ts'
import { subjectFault } from './own-subject.ts'
import { dependenceOf, leadingDependence, type Dependence } from './stands-alone.ts'
import { simplifiedShadow } from './simplified-shadow.ts'

const whole = (text: string): Dependence | undefined => {
  const plain = simplifiedShadow(text)
  return dependenceOf(plain) ?? subjectFault(tagChinese(text).flatMap((sentence) => sentence.tokens))
}

describe('a sentence that leans on others is refused', () => {
  test.each<[string, Dependence]>([
    ['光合作用放氧', 'too_short'],
    ['葉綠體吸收陽光，' + '把水和二氧化碳變成葡萄糖，'.repeat(6) + '並放出氧氣', 'too_long'],
    ['•葉綠體是植物細胞的細胞器', 'no_statement'],
    ['因此葉綠體在夜間不能製造葡萄糖', 'leading_connective'],
    ['設立學校，推行教育，培養大批人才', 'no_subject'],
    ['獲得國王支持，率領軍隊攻入京城', 'no_subject'],
    ['其中葉綠體佔細胞體積的三分之一', 'leading_connective'],
    ['植物需要多種礦物質，例如氮和磷', 'leading_connective'],
    ['當時倫敦的人口超過一百萬人', 'leading_relative_time'],
    ['七十年代，英國的失業人口大幅增加', 'leading_relative_time'],
    ['倫敦的港口在80年代初改建為住宅', 'leading_relative_time'],
    ['一種越來越普遍的做法是設立保護區', 'leading_connective'],
    ['1810年，一位英國記者寫到他喜愛航海', 'pronoun_without_antecedent'],
    ['1941年，戰爭爆發之後，內閣將其改名為大戰', 'pronoun_without_antecedent'],
    ['1709年，羅延續了傳統的觀點', 'no_subject'],
    ['5月4日，學生在北京遊行示威', 'leading_relative_time'],
    ['建國後，政府推行土地改革', 'leading_relative_time'],
    ['科學家在這種細胞中發現了葉綠體', 'pointing_word'],
    ['該細胞的體積比一般細胞大得多', 'pointing_word'],
    ['兩層之間的空隙稱為心包腔', 'pointing_word'],
    ['上面的指令可以列出所有檔案', 'pointing_word'],
    ['牛頓和他的老師發現了萬有引力', 'pronoun_without_antecedent'],
    ['葉綠體的結構見圖3，外膜平滑', 'talks_about_the_book'],
    ['本章介紹葉綠體的構造和功能', 'talks_about_the_book'],
    ['我們可以在顯微鏡下看到葉綠體', 'addresses_the_reader'],
    ['葉綠體的功能：製造葡萄糖', 'notation'],
    ['元朝軍隊分成蒙古軍和漢軍[需要消歧義]兩種', 'notation'],
    ['對外貿易 香港在十九世紀成為自由港', 'notation'],
    ['awk、grep和sed處理文字', 'mostly_latin'],
    ['1272年改中都為大都，將上都作為陪都', 'no_subject'],
    ['著有《諸郡物產土俗記》和《區宇圖志》', 'no_subject'],
    ['設計出了一套關於地形變化的理論', 'no_subject'],
    ['封次子察合台於錫爾河以北的草原', 'no_subject'],
    ['皇帝在北京建造了一座天文台', 'bare_role'],
    ['文字通用漢文與蒙古的八思巴字', 'bare_role'],
    ['色雷斯和希臘是帝國的核心地區', 'bare_role'],
    ['奧地利也在1850年開始發行郵票', 'answers_an_earlier_sentence'],
    ['元朝並於1262年拉攏了山東的地方首領', 'answers_an_earlier_sentence'],
    ['月底，共產國際決議組織新的軍隊', 'leading_relative_time'],
    ['第二天是穆斯林的主麻日，士兵解開大炮', 'leading_relative_time'],
    ['韓國的其他島嶼包括珍島和巨濟島', 'answers_an_earlier_sentence'],
    ['新加坡目前共有六所公立的大學', 'pointing_word'],
    ['在三年多的時間裡，工程師完成了整條隧道', 'leading_relative_time'],
    ['起動程序像是一枚分成四節的火箭', 'leading_connective'],
    ['種種因素都促成了工業革命的發生', 'leading_connective'],
    ['每個音節為三拍³，由左至右排列', 'notation'],
    ['潮州人主要聚居在在港島的西環', 'notation'],
    ['談判內容主要是軍隊的整編問題', 'bare_role'],
    ['籌備處遷到石岐，並開始印製鈔票', 'bare_role'],
    ['臺北的居民在夏季也使用溫泉的水', 'answers_an_earlier_sentence'],
    ['蘇聯解體後，仍然使用俄文字母', 'no_subject'],
    ['長平戰役結束後發起另外一場進攻', 'pointing_word'],
    ['遼瀋戰役結束後發起平津戰役', 'no_subject'],
    ['沈括和蘇頌一同編寫的《夢溪筆談》', 'no_statement'],
    ['程式預設的字型見 4.3，可以更改', 'talks_about_the_book'],
  ])('%s: %s', (text, dependence) => {
    expect(whole(text)).toBe(dependence)
  })
})

describe('a sentence that stands on its own is kept', () => {
  test.each([
    '葉綠體是植物細胞進行光合作用的細胞器',
    '1271年12月18日，忽必烈公布《建國號詔》',
    '在馬其頓王朝的統治下，東羅馬帝國達到了頂峰',
    '心臟把血液輸送到全身，它每分鐘跳動約七十次',
    '叶绿体是植物细胞进行光合作用的细胞器',
    '由於鐵路迅速發展，郵件成為最重要的通訊手段',
    '植物需要陽光、水分和二氧化碳',
    '因紐特人居住在北極圈附近的地區',
    '臺北縣成為準直轄市後，便積極爭取升格為直轄市',
    '楓葉在秋天變紅，銀杏的葉子也變成金黃色',
    '細胞是生物體結構和功能的基本單位',
    '《論語》是孔子弟子記錄孔子言行的著作',
    '公元前209年，陳勝和吳廣在大澤鄉起義',
    '缺乏維生素C會引致壞血病',
    '終審法院是香港特別行政區的最高法院',
    '玄武岩質岩漿的黏度較低，流動性較高',
    '預防傳染病的措施包括控制傳染源和切斷傳播途徑',
    '與光合作用不同，呼吸作用在所有活細胞內進行',
    '代用品是指可以互相取代以滿足同一需要的物品',
    '當市場價格高於均衡價格時，市場會出現過剩',
    '曾國藩和李鴻章是洋務運動的主要推動者',
  ])('%s', (text) => {
    expect(whole(text)).toBeUndefined()
  })
})

test('what is wrong at the beginning is found without reading the rest', () => {
  expect(leadingDependence('但是叶绿体在夜间不工作')).toBe('leading_connective')
  expect(leadingDependence('叶绿体在这种细胞中')).toBeUndefined()
})
