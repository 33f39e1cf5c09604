/** The signs that labels of figures may hold. Add a missing one here and run scripts/write-figure-glyphs.ts again. */

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const GREEK = 'αβγδεθλμπρσφω'

/** Upright: digits, units, relations. */
export const UPRIGHT_SIGNS = `${LATIN}0123456789°+−±×÷=≠≤≥<>≈.,:;!?()[]{}/%$′″‘’“”-–—√∠△⊥∥∞…⋯·→⇌∘∪∩|&#*ΔΣΩ`
/** Mathematical italics: names of points, unknowns. */
export const ITALIC_SIGNS = LATIN + GREEK

/** In Traditional Chinese, as words of labels; their simplified forms are found by themselves. */
export const CHINESE_WORDS = `
零一二三四五六七八九十百千萬億點半每個隻條張件本次倍分之
東南西北方向正偏上下左右前後內外高中低頂底角圓心
米厘毫公里克千斤升秒鐘小時日星期月年天元角仙百分率度面積體積長闊寬深距離周界半直徑速率時間溫度重量質量價錢金額成本售利潤人口人數學生男女老師班級中一
數目頻數累積相對密度次數總共合計平均值眾位四分上下四分位數標準差最大小分布組上限界範圍
成績考試測驗得分閱讀英文中文數學科歷史地理物理化學生視覺藝術體育音樂電腦課外活動興趣
紅橙黃綠藍紫黑白色球袋盒卡牌硬幣骰子公字抽出第二次取得勝負贏輸及格不合是否
蘋果香蕉橙子西瓜葡萄水果汁茶咖啡奶牛麵包飯食品早午晚餐飲
巴士火車地鐵的電車船飛機步行單騎交通工具汽私家機會概率
香港九龍新界島海洋山樹塔燈樓屋橋河岸岸邊學校家公園圖書館商店超市醫院
甲乙丙丁戊圖形表示與及或和對在從到於由至年齡歲身體重手臂鞋碼月收入支出銷量產量雨量氣溫降用水電費消耗儲蓄租住衣其他雜項娛樂教育旅行
書籍小說漫畫雜誌報紙衛視節目電影羽毛籃足排乒乓網游泳田徑跑步
答案未定區域可行解直線曲軸原切平行垂等於影子陰部份地段場站起終目標觀察者航線路程俯仰羅盤方位真羊狗貓兔魚鳥郵件信封包裹
初級組別類型種員工顧客產品工廠件房屋單位大廈層
幹葉枝碗杯容器錐柱台樽
週末假期春夏秋冬季周農曆
`
export const CHINESE_MARKS = '（）、，。：；％「」'
