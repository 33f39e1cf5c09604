/**
 * Families of well-known sisters, none of which is another or a part of another: wrong options where a document names
 * too few of a kind.
 */
import { simplifiedShadow } from './simplified-shadow.ts'

export type SisterFamily = {
  /** Follows 下列 in a question, in Traditional. */
  readonly asked: string
  /** In Traditional as Hong Kong writes them. */
  readonly members: readonly string[]
  /** Names of single things, which a year or a deed pins down; the others are common nouns. */
  readonly single: boolean
}

const single = (asked: string, members: string): SisterFamily => ({ asked, members: members.split(' '), single: true })
const common = (asked: string, members: string): SisterFamily => ({ asked, members: members.split(' '), single: false })

/** Members of one family are of one rank, so that each is a temptation in the place of another. */
export const SISTER_FAMILIES: readonly SisterFamily[] = [
  single('哪一個國家', '英國 法國 德國 俄國 美國 意大利 西班牙 葡萄牙 荷蘭 瑞典 丹麥 瑞士'),
  single('哪一個國家', '中國 日本 朝鮮 印度 越南 泰國 緬甸 印尼 菲律賓 馬來西亞'),
  single('哪一個國家', '加拿大 墨西哥 巴西 阿根廷 智利 秘魯 古巴'),
  single('哪一個國家', '埃及 南非 肯亞 摩洛哥 尼日利亞 埃塞俄比亞'),
  single('哪一個朝代', '秦朝 漢朝 隋朝 唐朝 宋朝 元朝 明朝 清朝'),
  single('哪一個時代', '秦代 漢代 隋代 唐代 宋代 元代 明代 清代'),
  single('哪一個朝代', '東漢 東晉 南宋 北魏 西夏'),
  single('哪一個洲', '亞洲 歐洲 非洲 北美洲 南美洲 大洋洲'),
  single('哪一個大洋', '太平洋 大西洋 印度洋 北冰洋'),
  single('哪一個海域', '地中海 黑海 紅海 波羅的海 加勒比海'),
  single('哪一個海域', '渤海 黃海 東海 南海'),
  single('哪一條河流', '長江 黃河 珠江 淮河 黑龍江'),
  single('哪一條河流', '尼羅河 亞馬遜河 多瑙河 萊茵河 密西西比河 恆河'),
  single('哪一個行星', '水星 金星 火星 木星 土星 天王星 海王星'),
  single(
    '哪一個省區',
    '廣東 廣西 福建 浙江 江蘇 安徽 湖北 湖南 四川 雲南 貴州 山東 山西 河北 河南 陝西 甘肅 新疆 西藏 台灣',
  ),
  single('哪一個城市', '北京 上海 天津 南京 廣州 杭州 武漢 西安 成都 重慶'),
  single('哪一個城市', '東京 京都 大阪 奈良 長崎 橫濱'),
  single('哪一個城市', '倫敦 巴黎 柏林 羅馬 維也納 馬德里 莫斯科 阿姆斯特丹'),
  single('哪一個時代', '飛鳥時代 奈良時代 平安時代 鎌倉時代 室町時代 江戶時代 明治時代 大正時代 昭和時代'),
  single('哪一份條約', '《南京條約》 《馬關條約》 《辛丑條約》 《北京條約》 《天津條約》'),
  single('哪一事件', '洋務運動 戊戌變法 辛亥革命 五四運動 義和團運動'),
  single('哪一部作品', '《史記》 《漢書》 《後漢書》 《三國志》 《資治通鑑》'),
  single('哪一部作品', '《三國演義》 《水滸傳》 《西遊記》 《紅樓夢》'),
  single('哪一部作品', '《詩經》 《尚書》 《禮記》 《周易》 《春秋》'),
  single('哪一位人物', '孔子 孟子 荀子 老子 莊子 墨子 韓非子'),
  single('哪一位人物', '李白 杜甫 王維 白居易 李商隱'),
  single('哪一位人物', '伽利略 牛頓 愛因斯坦 法拉第 麥克斯韋 哥白尼 開普勒'),
  single('哪一位人物', '達爾文 孟德爾 巴斯德 林奈'),
  single('哪一位人物', '巴赫 莫扎特 貝多芬 海頓 蕭邦'),
  single('哪一位人物', '蘇格拉底 柏拉圖 亞里士多德 畢達哥拉斯'),
  single('哪一位君主', '成吉思汗 窩闊台 蒙哥 忽必烈'),
  single('哪一位君主', '秦始皇 漢武帝 隋文帝 唐太宗 宋太祖 明太祖 康熙帝 乾隆帝'),
  single('哪一個部門', '吏部 戶部 禮部 兵部 刑部 工部'),
  single('哪一個機構', '中書省 門下省 尚書省 樞密院 御史台'),
  single('哪一個民族', '蒙古族 藏族 維吾爾族 滿族 回族 壯族 苗族'),
  single('哪一個民族', '女真 契丹 党項 匈奴 鮮卑 突厥'),
  single('哪一種語言', '英語 法語 德語 俄語 西班牙語 葡萄牙語 意大利語 阿拉伯語 拉丁語 希臘語'),
  single('哪一種宗教', '佛教 道教 伊斯蘭教 基督教 印度教 猶太教'),
  single('哪一種貨幣', '美元 英鎊 歐元 日圓 港元 人民幣'),
  common('哪一項', '左心房 右心房 左心室 右心室'),
  common('哪一類血管', '主動脈 肺動脈 肺靜脈 上腔靜脈 下腔靜脈'),
  common('哪一個器官', '心臟 肝臟 腎臟 脾臟 胰臟 胃部 肺部'),
  common('哪一項', '紅血球 白血球 血小板 血漿'),
  common('哪一種氣體', '氧氣 氫氣 氮氣 二氧化碳 甲烷 氦氣'),
  common('哪一種離子', '鈉離子 鉀離子 鈣離子 氯離子 鎂離子 氫離子'),
  common('哪一種營養素', '蛋白質 脂肪 碳水化合物 維生素 礦物質'),
  common('哪一種維生素', '維生素A 維生素B 維生素C 維生素D 維生素K'),
  common('哪一種激素', '胰島素 甲狀腺素 腎上腺素 生長激素'),
  common('哪一種粒子', '電子 質子 中子 光子'),
  common('哪一個物理量', '電流 電壓 電阻 電容 電功率'),
  common('哪一個單位', '安培 伏特 歐姆 瓦特 庫侖 赫茲'),
  common('哪一種能量', '動能 位能 熱能 電能 化學能 核能'),
  common('哪一種電磁波', '無線電波 微波 紅外線 紫外線 X射線'),
  common('哪一個細胞構造', '細胞核 細胞膜 細胞壁 線粒體 葉綠體 核糖體 液泡'),
  common('植物的哪一部分', '根部 莖部 葉片 花朵 果實'),
  common('哪一個大氣層', '對流層 平流層 中間層 熱層'),
  common('哪一類動物', '魚類 兩棲類 爬行類 鳥類 哺乳類'),
  common('哪一個季節', '春季 夏季 秋季 冬季'),
  common('哪一個半球', '南半球 北半球 東半球 西半球'),
  common('哪一部分', '東部 南部 西部 北部'),
  common('哪一部分', '東南部 東北部 西南部 西北部'),
  common('哪一種顏色', '紅色 黃色 藍色 綠色 紫色 白色 黑色'),
  common('哪一種書體', '篆書 隸書 楷書 行書 草書'),
  common('哪一種樂器', '小提琴 中提琴 大提琴 低音提琴'),
  common('哪一種樂器', '長笛 雙簧管 單簧管 巴松管'),
  common('哪一種感覺', '視覺 聽覺 嗅覺 味覺 觸覺'),
]

const FAMILY_OF = new Map(
  SISTER_FAMILIES.flatMap((family) => family.members.map((member) => [simplifiedShadow(member), family] as const)),
)

/** The family of a name in Simplified, and undefined where it has none. */
export const familyOf = (plain: string): SisterFamily | undefined =>
  FAMILY_OF.get(plain) ?? FAMILY_OF.get(SPELLINGS.get(plain) ?? '')

/** Other spellings of members: a text that has them must not get the member as a wrong option. */
const SPELLINGS = new Map([
  ['义大利', '意大利'],
  ['红细胞', '红血球'],
  ['白细胞', '白血球'],
  ['粒线体', '线粒体'],
  ['势能', '位能'],
  ['麦克斯韦', '麦克斯韦'],
  ['亚里斯多德', '亚里士多德'],
  ['日元', '日圆'],
  ['莫札特', '莫扎特'],
  ['维他命A', '维生素A'],
  ['维他命C', '维生素C'],
  ['维他命D', '维生素D'],
  ['御史台', '御史台'],
])
