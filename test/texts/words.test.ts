/**
 * Each language in its own words: Hong Kong's in Traditional Chinese, the mainland's in Simplified Chinese, British
 * spelling in English; one word for one thing (docs/terms.md).
 */
import { describe, expect, test } from 'vitest'
import type { InterfaceLanguage } from '#domain/language.ts'
import { en as interfaceTexts } from '#messages/interface/en.ts'
import { messagesIn } from '#messages/messages.ts'
import { en as publicTexts } from '#messages/public/en.ts'
import { QUOTATIONS } from './specification.ts'
import { literalsIn } from './literals.ts'

/**
 * Words of Taiwan or of the mainland, and second names of a thing that has one already; none of them is part of another
 * word that is needed.
 */
const NOT_IN_HONG_KONG = [
  '信息',
  '默認',
  '視頻',
  '軟體',
  '硬體',
  '網路',
  '登錄',
  '上傳',
  '文檔',
  '文件夾',
  '打印',
  '導出',
  '導入',
  '保存',
  '賬',
  '帳號',
  '郵箱',
  '電子郵件',
  '使用者',
  '點擊',
  '單擊',
  '鼠標',
  '服務器',
  '數據庫',
  '鏈接',
  '鏈結',
  '刷新',
  '卸載',
  '菜單',
  '窗口',
  '圖標',
  '模板',
  '判斷題',
  '填空題',
  '(?<!精)簡答題',
  '匹配題',
  '連線題',
  '評分標準',
  '創建',
  '搜索',
  '設置',
  '加載',
  '緩存',
  '激活',
  '回收站',
  '回收筒',
  '導航',
  '字符',
  '數組',
  '內存',
  '幾率',
  '機率',
  '品質',
  '裡',
  '等著',
  '跟著',
  '沿著',
  '隨著',
  '網際網路',
  '解析度',
  '您',
] as const

/** Words of Hong Kong or Taiwan in simplified letters, and second names of a thing. */
const NOT_ON_THE_MAINLAND = [
  '登入',
  '登出',
  '上载',
  '档案',
  '储存',
  '汇出',
  '汇入',
  '列印',
  '连结',
  '预设',
  '资料夹',
  '伺服器',
  '范本',
  '萤幕',
  '网路',
  '资讯',
  '帐户',
  '帐号',
  '账号',
  '电邮',
  '选单',
  '视窗',
  '滑鼠',
  '程式',
  '软体',
  '是非题',
  '填充题',
  '短答题',
  '配对题',
  '评分准则',
  '工作纸',
  '机率',
  '质素',
  '透过',
  '搜寻',
  '复原',
  '支援',
  '使用者',
  '载入失败',
  '您',
  '仪表板',
  '班别',
  '学习单位',
  '毋须',
] as const

/** American where Hong Kong schools write British; also words that say nothing to a teacher. */
const NOT_BRITISH = [
  'color',
  'center',
  'favorite',
  'gray',
  'canceled',
  'canceling',
  'labeled',
  'analyze',
  'analyzed',
  'organize',
  'organized',
  'recognize',
  'recognized',
  'customize',
  'catalog',
  'fulfill',
  'math',
  'behavior',
  'honor',
  'e-mail',
  'login',
  'logout',
  'coming soon',
  'please ensure that',
  'utilize',
] as const

const wordPattern = (words: readonly string[], isChinese: boolean): RegExp =>
  isChinese ? new RegExp(words.join('|'), 'u') : new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i')

const FORBIDDEN: Readonly<Record<InterfaceLanguage, RegExp>> = {
  en: wordPattern(NOT_BRITISH, false),
  'zh-TW': wordPattern(NOT_IN_HONG_KONG, true),
  'zh-CN': wordPattern(NOT_ON_THE_MAINLAND, true),
}

/**
 * Letters that only the other script has; those that both have in one sense or another (后, 里, 面, 台 and the like)
 * are not among them.
 */
const SIMPLIFIED =
  /[万与专业丛东丝两严丧个丰临为丽举义乌乐习乡书买乱争亏亚产亩亲亿仅从仑仓仪们价众优会伞伟传伤伦伪体余佣侠侣侥侦侧侨俩债倾偿储儿兑党兰关兴养兽冁内册写军农冯冲决况冻净减凑几凤凭凯击凿刍划刘则刚创删别剂剑剧劝办务动励劲劳势勋区医华协单卖卢卫却厂厅历厉压厌县参双发变叙叠叶号叹吓吕吗员听启吴呐呕员响哑唤啬啸喷嘱团园围国图圆圣场坏块坚坛坝坟坠垄垒垦垫墙壮声壳壶处备复够头夸夹夺奋奖妆妇妈娱学孙宁宝实宠审宪宫宽宾对寻导寿将尔尘尝尧层屉属屡岁岂岗岛峡帅师帐帜带帮库应庙庞废开异弃张弥弯弹强归当录彻征径忆忧怀态总恋恳恶悬惊惧惨惩惯愤愿戏战户扑执扩扫扬抚抛抢护报担拟拢拣拥拦拨择挂挡挣挤挥捞损捡换据掷搁摄摆摇撑敌数斋断无旧时旷显晓晕暂术机杀杂权条来杨杰极构枢枪柜标栈栋栏树样桥档检楼榄横欢欧欲歼残毁毕毙气汇汉汤沟没沥沧沪泪泼泽洁浅浆浇测济浑浓涛润涨渊渐渔温游湾湿满滚滤滥灭灯灵灾炉点炼烁烂烛烟烦烧热爱爷状犹狭独狱猎环现玛琐电画畅疗监盖盘矿码砖础确碍礼离种积称税稳穷窃竞笔笼筑签简类粮紧纠红约级纪纯纲纳纵纷纸纹纺线练组细织终经结绘给络绝统继续维综绿缓编缘缩罗罚罢职联聪肃胜脉脏脑脚脱脸节芦苏范茎荐药莱获营萧萨虑虽虾补装规视览觉触订认讨让训议讯记讲许论设访证评识诉词译试诗诚话询该详语误说请诸课谁调谈谢谱谷负贡财责败货质购贯贴贵费资赏赖赛趋跃车转轮软轻载较辅辆辑输达迁过运还这进远违连迟适选递逻遗邮释里鉴针钟钢钮钱铅铜银销锁错键镜长门闭问闲间闻阅队阳阴阵阶际陆陈险随隐难静页顶项顺须顾预领频题颜额风飞饭饮馆马驱驳驻验骤鱼鸟鸡麦黄齐齿龙]/u
const TRADITIONAL =
  /[萬與專業東絲兩嚴個豐臨為麗舉義樂習鄉書買亂爭產畝親億僅從倉儀們價眾優會偉傳傷體債傾償儲兒兌關興養獸內冊寫軍農決況凍淨減鳳憑擊劃劉則剛創刪別劑劍劇勸辦務動勵勞勢區醫華協單賣衛卻廠廳歷厲壓縣參雙發變敘疊葉號嘆嚇員聽啟吳響喚團園圍國圖圓聖場壞塊堅墳墜墊牆壯聲殼壺處備複夠頭誇夾奪奮獎婦媽娛學孫寧寶實審憲宮寬賓對尋導壽將塵嘗層屬歲豈崗島帥師幟帶幫庫應廟廢開異棄張彌彎彈強歸當錄徹徑憶憂懷態總戀懇惡懸驚懼慘懲慣憤願戲戰戶撲執擴掃揚撫拋搶護報擔擬攏揀擁攔撥擇掛擋掙擠揮撈損撿換據擲擱攝擺搖撐敵數斷無舊時曠顯曉暈暫術機殺雜權條來楊極構樞槍櫃標棧棟欄樹樣橋檔檢樓橫歡歐殘毀畢氣匯漢湯溝沒淚潑澤潔淺漿澆測濟渾濃濤潤漲淵漸漁溫灣濕滿滾濾濫滅燈靈災爐點煉爛燭煙煩燒熱愛爺狀猶狹獨獄獵環現瑪瑣電畫暢療監蓋盤礦碼磚礎確礙禮離種積稱稅穩窮竊競筆籠築簽簡類糧緊糾紅約級紀純綱納縱紛紙紋紡線練組細織終經結繪給絡絕統繼續維綜綠緩編緣縮羅罰罷職聯聰肅勝脈臟腦腳脫臉節蘆蘇範莖薦藥獲營蕭薩慮雖蝦補裝規視覽覺觸訂認討讓訓議訊記講許論設訪證評識訴詞譯試詩誠話詢該詳語誤說請諸課誰調談謝譜負貢財責敗貨質購貫貼貴費資賞賴賽趨躍車轉輪軟輕載較輔輛輯輸達遷過運還這進遠違連遲適選遞邏遺郵釋鑑針鐘鋼鈕錢鉛銅銀銷鎖錯鍵鏡長門閉問閒間聞閱隊陽陰陣階際陸陳險隨隱難靜頁頂項順須顧預領頻題顏額風飛飯飲館馬驅駁駐驗驟魚鳥雞麥黃齊齒龍]/u

/** Half-width signs beside Chinese letters, quotation marks of the other script, three dots for the Chinese six. */
const MISSET: Readonly<Record<'zh-TW' | 'zh-CN', RegExp>> = {
  'zh-TW': /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}|[“”‘’]|\.\.\.|(?<!…)…(?!…)/u,
  'zh-CN': /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}|[「」『』]|\.\.\.|(?<!…)…(?!…)/u,
}

/**
 * Between Chinese and Latin letters or digits the browser sets a thin space itself (styles.css, `text-autospace`); keys
 * are told apart by theirs.
 */
const SPACED = /\p{Script=Han} (?=[A-Za-z0-9{.])|[A-Za-z0-9%°}](?<!\b[A-Z]) (?=\p{Script=Han})/u

const faultsOf = (language: InterfaceLanguage, wrong: RegExp): string[] =>
  literalsIn(language)
    .filter(({ text }) => wrong.test(text))
    .map(({ text, at }) => `${at}: ${wrong.exec(text)![0]} in ${text}`)

describe('words', () => {
  test('the catalogues are read', () => {
    for (const language of ['en', 'zh-TW', 'zh-CN'] as const) expect(literalsIn(language).length).toBeGreaterThan(900)
  })

  test.each(['zh-TW', 'zh-CN'] as const)('of %s alone', (language) =>
    expect(faultsOf(language, FORBIDDEN[language])).toEqual([]),
  )

  test('British, but where the specification says otherwise', () => {
    const quoted = new Set(QUOTATIONS.map(({ text }) => text))
    expect(
      faultsOf('en', FORBIDDEN.en).filter((fault) => ![...quoted].some((text) => fault.endsWith(` in ${text}`))),
    ).toEqual([])
  })

  test.each([
    ['zh-TW', SIMPLIFIED],
    ['zh-CN', TRADITIONAL],
  ] as const)('%s in its own letters', (language, wrong) => {
    expect(faultsOf(language, wrong)).toEqual([])
  })

  test.each(['zh-TW', 'zh-CN'] as const)('%s is set with full-width signs and its own quotation marks', (language) =>
    expect(faultsOf(language, MISSET[language])).toEqual([]),
  )

  test.each(['zh-TW', 'zh-CN'] as const)('%s has no space between Chinese and Latin letters or digits', (language) =>
    expect(faultsOf(language, SPACED)).toEqual([]),
  )

  test('one thing is told as one in English', () => {
    const wrong = functionsOf({ messages: messagesIn('en'), application: interfaceTexts, pages: publicTexts }).flatMap(
      ({ at, word }) => {
        // Some take a number, some the number as it is written.
        const [byNumber, byFace] = [said(() => word(1, 1, 1)), said(() => word('1', '1', '1'))]
        const sentence = byNumber === byFace ? byNumber : undefined
        // `of 1 questions` is a limit that nobody sets.
        return sentence !== undefined &&
          /(?<! of )(?<!\/ )\b1 (?:questions|papers|topics|marks|minutes|seconds|pages|documents|units|files|credits|days|characters|points|kinds|options)\b/.test(
            sentence,
          )
          ? [`${at}: ${sentence}`]
          : []
      },
    )
    expect([...new Set(wrong)]).toEqual([])
  })
})

type Sentence = { readonly at: string; readonly word: (...given: readonly unknown[]) => unknown }

function functionsOf(value: unknown, at = ''): Sentence[] {
  if (typeof value === 'function') return [{ at, word: value as Sentence['word'] }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) => functionsOf(held, at === '' ? key : `${at}.${key}`))
}

/** Undefined where it wants something else than numbers. */
function said(word: () => unknown): string | undefined {
  try {
    const sentence = word()
    return typeof sentence === 'string' ? sentence : undefined
  } catch {
    return undefined
  }
}
