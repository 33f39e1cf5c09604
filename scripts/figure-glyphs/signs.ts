/** The signs that labels of figures may hold. Add a missing one here and run scripts/write-figure-glyphs.ts again. */

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const GREEK = 'αβγδεθλμπρσφω'

/** Upright: digits, units, relations. */
export const UPRIGHT_SIGNS = `${LATIN}0123456789°∘+−±×÷=≠≤≥<>≈.,:;!?()[]{}/%$′″‘’“”-–√∠△⊥∥∞…⋯·→∪∩|~&#*ΔΣΩ`
/** Mathematical italics: names of points, unknowns. */
export const ITALIC_SIGNS = LATIN + GREEK

/** In Traditional Chinese, as words of labels; their simplified forms are found by themselves. */
export const CHINESE_WORDS = `
一二三四五六七八九十百千萬 個位幹葉 甲乙丙丁戊 東南西北方向 正 上下左右前後內外 高低頂底面角圓心
米厘毫公里克千斤升秒分鐘小時日星期月年天元
面積體積容積長度闊寬深距離周界半直徑速率時間溫度重量高度質量價錢金額成本售 數目 頻數 累積頻數 次數 總數 平均值 中位數 四分位數 標準差 最大最小 分布 組別 上限 下限 百分率 得分 成績 分數
人口 人數 學生人數 男生女生 老師 班級 家庭 成員 員工 年齡 身高 體重 歲
測驗 考試 中文 英文 數學 科學 歷史 地理 音樂 體育 閱讀 運動 游泳 跑步 足球 籃球 排球 興趣 活動
紅橙黃綠藍紫黑白色 球袋盒 硬幣 公字 抽出 第次 取得 勝負和 及格 不及格 是否 概率
交通工具 巴士 小巴 港鐵 電車 的士 火車 單車 步行 汽車 其他
食物 水果 蘋果 香蕉 橙 果汁 牛奶 茶 飯 麵包
支出 收入 租金 娛樂 教育 書籍 小說 雨量 氣溫 用水 用電 銷量 產量 費用
學校 圖書館 商店 公園 醫院 車站 海 河 岸 山 船 塔 樹 燈 旗杆 大廈 影 起終點 航 路程 份
直線 曲線 切線 軸 原點 角柱 容器 圓錐 圓柱 球體 陰影部分 區域 答案 件 多 少 與 及 或 每 全 名 本 人 天數 溫習 比 例 種 類 號 層 組 單 真北
借閱圖書的數目 參觀博物館 參加比賽的場數
藝術 學會 食品 春夏秋冬 季 電影 戲劇 衣服 飲料 零食 雜費 儲蓄 通訊 信件 訂單 遊戲 戶外 音樂會 美術 科技 語文 粉紅 公司 店 早午晚餐 郵票 玩具 汽水 咖啡 奶茶 花 鳥 狗 貓 魚 兔 盒裝 瓶 包 票 座位 乘客 遊客 訪客 讀者 觀眾 會員 運動員 選手 隊 球員 部門 工人 司機 護士 醫生 職員 經理 社 團 興 泳 步 樓 房間 單位
`
export const CHINESE_MARKS = '（）、，：；％'
