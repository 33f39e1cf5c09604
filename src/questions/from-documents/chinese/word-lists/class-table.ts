/**
 * The table of semantic classes for Chinese: whole words and endings, in Simplified. Data; `semantic-class.ts` reads
 * it.
 */

/**
 * What a thing is, where its name tells; wrong options are of the key's class. Only names of particular things: 養分
 * would be right wherever 葡萄糖 is.
 */
export const SEMANTIC_CLASSES = [
  'office',
  'role',
  'institution',
  'system',
  'right',
  'principle',
  'thought',
  'event',
  'process',
  'phase_change',
  'light_behaviour',
  'landform_process',
  'separation',
  'social_process',
  'phenomenon',
  'substance',
  'rock',
  'cell_part',
  'cell',
  'organ',
  'plant_part',
  'body_system',
  'disease',
  'animal',
  'plant',
  'microbe',
  'landform',
  'named_landform',
  'earth_layer',
  'weather',
  'climate',
  'quantity',
  'force',
  'energy',
  'wave',
  'sound_quality',
  'device',
  'festival',
  'food',
  'custom',
  'art',
  'script',
  'building',
  'building_part',
  'technique',
  'policy',
  'tax',
  'people',
  'religion',
  'currency',
  'unit',
  'state_of_matter',
  'angle',
  'celestial',
  'discipline',
  'method',
  'work',
  'structure',
  'ability',
  'software',
  'route',
  'settlement',
] as const
export type SemanticClass = (typeof SEMANTIC_CLASSES)[number]

/**
 * `words` stand as they are; `ends` close a longer word. The longest match decides, so that 制度 is no measure though
 * it ends in 度.
 */
export const CLASS_TABLE: Readonly<Record<SemanticClass, { readonly words?: string; readonly ends?: string }>> = {
  office: {
    words:
      '丞相 太尉 御史大夫 宰相 尚书 侍郎 刺史 太守 知府 知县 总督 巡抚 节度使 大学士 县令 太傅 太师 行政长官 总统 总理 首相 主席 法官 检察官 议员 监察御史 转运使 首长 元首',
    ends: '大臣 总督 节度使 都督 长官 司长 局长 署长 校长 御史 大夫 总统 总理 部长 都尉 都护 侍郎 尚书 刺史 太守',
  },
  role: {
    words: '被告 原告 选民 消费者 生产者 分解者 陪审员 宦官 外戚 诸侯 地主 佃农 农奴 贵族 平民 奴隶 武士 骑士',
    ends: '者 员 商人 工人 农民 学家 专家',
  },
  institution: {
    words: '太学 国子监 翰林院 军机处 中书省 门下省 尚书省 枢密院 御史台 立法会 行政会议 区议会 联合国 衙门 内阁',
    ends: '公署 总署 署 局 法院 议会 委员会 协会 学会 机关 机构 组织 银行 联盟 同盟 同盟会 研究所 书院 学堂 军政府 参议院 众议院 兴中会 事务处 办事处',
  },
  system: {
    words: '科举 封建',
    ends: '制度 体制 县制 田制 兵制 封制 君主制 共和制 联邦制 内阁制 总统制 役制 货币制 选制 度量衡 税法 两税法',
  },
  right: { ends: '权 自由 权利' },
  principle: {
    words: '法治 人治 民主 司法独立 三权分立 无罪推定 机会平等',
    ends: '原则 独立 推定 分立 平等 正义 公义',
  },
  thought: {
    words: '儒家 道家 法家 墨家 名家 兵家 阴阳家 纵横家 杂家 儒学 理学 心学 玄学 佛学 黄老之术',
    ends: '主义 学说 论 理论 定律 定理 原理 思想 法则 学派 假说',
  },
  event: {
    ends: '战争 之战 战役 之乱 起义 革命 运动 变法 维新 事变 政变 事件 之治 之变 惨案 和会 会议 北伐 改革 之盟 大战 暴动',
  },
  process: {
    words:
      '扩散 渗透 呼吸 授粉 受精 消化 代谢 变异 进化 蒸腾 传导 对流 辐射 主动转运 燃烧 氧化 还原 中和 发酵 腐蚀 分裂 生殖 繁殖 发育 萌发',
    ends: '作用 反应 循环 分裂 生殖 转运 传粉 过程 呼吸',
  },
  phase_change: { words: '蒸发 沸腾 凝固 熔化 汽化 液化 升华 凝华 凝结' },
  light_behaviour: { words: '反射 折射 漫反射 镜面反射 色散 散射 衍射 干涉 全反射', ends: '反射 折射 色散' },
  landform_process: { words: '侵蚀 搬运 沉积 风化 下蚀 侧蚀 溯源侵蚀', ends: '侵蚀 风化' },
  separation: { words: '溶解 过滤 结晶 蒸馏 分馏 电解 萃取 色谱' },
  social_process: { words: '全球化 城市化 工业化 现代化 市区更新 老龄化' },
  phenomenon: { words: '厄尔尼诺 拉尼娜 温室效应 热岛效应 质壁分离 全球变暖 酸雨', ends: '效应 现象' },
  substance: {
    words:
      '二氧化碳 一氧化碳 氧气 氮气 氢气 氦气 甲烷 臭氧 淀粉 葡萄糖 麦芽糖 蔗糖 果糖 脂肪 蛋白质 氨基酸 甘油 脂肪酸 盐酸 硫酸 硝酸 胆汁 唾液 胃液 胰液 肠液 血浆 尿素 血红蛋白 胰岛素 肾上腺素 甲状腺素 叶绿素 维生素 纤维素 酒精 乙醇 碳酸钙 氯化钠 水银 石油 天然气 煤',
    ends: '酶 激素 糖 蛋白 氧化碳 氧化物 化合物 维生素 矿物质 酸 碱 盐 化钠 化钙 酸钙 酸钠 树脂 素',
  },
  rock: {
    words: '岩浆 熔岩 火山灰 花岗岩 玄武岩 石灰岩 砂岩 页岩 大理岩 沉积岩 岩浆岩 火成岩 变质岩',
    ends: '岩 矿 矿石',
  },
  cell_part: {
    words:
      '细胞膜 细胞壁 细胞核 细胞质 叶绿体 线粒体 液泡 核糖体 高尔基体 内质网 染色体 中心体 类囊体 类囊体膜 溶酶体 基粒 鞭毛 纤毛 荚膜 核仁 核膜',
  },
  cell: { words: '红血球 白血球 血小板 精子 卵子 神经元 红细胞 白细胞', ends: '细胞 血球' },
  organ: {
    words:
      '心脏 肝脏 脾脏 胃 小肠 大肠 胰脏 胰腺 胆囊 肾脏 肺 肺部 食道 口腔 肛门 咽 喉 气管 支气管 肺泡 膀胱 输尿管 尿道 皮肤 大脑 小脑 脑干 脊髓 卵巢 输卵管 子宫 睾丸 动脉 静脉 微血管 毛细血管 主动脉 肺动脉 肺静脉 左心房 左心室 右心房 右心室 心房 心室 角膜 虹膜 视网膜 晶状体 瞳孔 耳蜗 鼓膜 十二指肠',
    ends: '脏 肠 腺 骨 肌 神经 血管 动脉 静脉 心房 心室',
  },
  plant_part: {
    words:
      '根 茎 叶片 叶 果实 种子 气孔 花瓣 雄蕊 雌蕊 子房 花药 柱头 根毛 表皮 木质部 韧皮部 保卫细胞 萼片 胚珠 子叶 胚乳 导管 筛管',
  },
  body_system: { ends: '系统' },
  disease: {
    words: '贫血 感冒 流感 疟疾 霍乱 天花 鼠疫 中风 骨折 坏血病 佝偻病 夜盲症 脚气病 糖尿病 高血压 近视 远视 散光',
    ends: '病 症 炎 癌 结核 综合征 肿大 瘟疫',
  },
  animal: {
    words: '昆虫 鸟类 鱼类 哺乳类 爬行类 爬虫类 两栖类 骆驼 大熊猫 蜜蜂 蝴蝶 蚯蚓 青蛙',
    ends: '动物 鲸 鲨 猴 虾 蟹 龟',
  },
  plant: {
    words: '葡萄 石榴 苜蓿 水稻 小麦 玉米 大豆 棉花 甘蔗 烟草 马铃薯 番薯 番茄 花生 胡桃 芝麻 高粱 蕨类 苔藓 藻类',
    ends: '植物 树 草 松 竹',
  },
  microbe: { words: '细菌 病毒 真菌 霉菌 酵母菌 乳酸菌 草履虫 变形虫', ends: '菌 病毒 球菌 杆菌' },
  landform: {
    words:
      '三角洲 冲积扇 瀑布 河曲 牛轭湖 峡谷 盆地 平原 高原 丘陵 沙漠 海沟 中洋脊 火山口 破火山口 沙滩 沙嘴 海蚀洞 海蚀柱 海蚀拱 悬崖 冰川 冰斗 沙丘 断层 裂谷 岛弧 洪泛平原 活火山 死火山 休眠火山 盾状火山 层状火山 火山渣锥 天然堤 急流 壶穴',
    ends: '形谷 蚀柱 蚀台 珊瑚礁 状火山',
  },
  named_landform: { ends: '平原 盆地 高原 丘陵 海沟 沙漠 草原 三角洲' },
  earth_layer: {
    words: '地壳 地幔 地核 岩石圈 软流圈 大气层 对流层 平流层 中间层 臭氧层 外逸层 生物圈 水圈 内核 外核',
    ends: '圈',
  },
  weather: {
    words: '地形雨 对流雨 锋面雨 季候风 季风 信风 热带气旋 台风 寒潮 梅雨 暖锋 冷锋 雷暴 龙卷风 冰雹 霜 露 雾',
    ends: '气旋 气团 气压 锋 雨 季风',
  },
  climate: { words: '热带 亚热带 温带 寒带', ends: '气候' },
  quantity: {
    words:
      '频率 振幅 波长 周期 质量 体积 密度 速度 加速度 温度 湿度 相对湿度 气压 电流 电压 电阻 功率 比热 熔点 沸点 凝固点 浓度 压强 失业率 出生率 死亡率 通胀率 黏度 坡度 流速 流量 人口密度',
    ends: '率 密度 浓度 温度 速度 强度 湿度 熔点 沸点 流量 指数 总值',
  },
  force: { words: '重力 引力 摩擦力 浮力 弹力 张力 拉力 推力 磁力 支持力 向心力', ends: '引力 擦力' },
  energy: {
    words: '动能 势能 位能 热能 电能 光能 化学能 核能 内能 机械能 太阳能 地热能 风能 水能 潮汐能 生物质能',
    ends: '热能',
  },
  wave: {
    words: '声波 超声波 次声波 红外线 紫外线 微波 无线电波 可见光 红光 绿光 蓝光 紫光 白光',
    ends: '射线 声波 电磁波',
  },
  sound_quality: { words: '音调 响度 音色 音高 音量' },
  device: {
    words:
      '凸透镜 凹透镜 平面镜 三棱镜 显微镜 望远镜 温度计 气压计 湿度计 弹簧秤 天平 电流表 电压表 滑轮 杠杆 地动仪 浑天仪 指南针 日晷 电池 电动机 发电机 变压器',
    ends: '镜 仪 计 器 机 秤',
  },
  festival: {
    words: '春节 元宵节 元宵 清明 清明节 端午节 七夕 中元节 盂兰节 中秋节 重阳节 冬至 除夕 腊八节',
    ends: '阳节 秋节 午节 宵节',
  },
  food: { words: '粽子 饺子 汤圆 月饼 年糕 豆腐 面条 馒头 萝卜糕 腊八粥', ends: '糕 饼' },
  custom: { words: '赛龙舟 吃粽子 登高 赏菊 赏月 扫墓 祭祖 拜年 守岁 舞狮 舞龙 贴春联 猜灯谜' },
  art: {
    words:
      '京剧 粤剧 昆曲 川剧 越剧 黄梅戏 皮影戏 诗 词 曲 赋 散文 小说 戏曲 骈文 绝句 律诗 乐府 传奇 杂剧 话本 书法 国画 山水画 年画 剪纸 刺绣',
    ends: '剧 诗 画 绣',
  },
  script: { words: '小篆 大篆 隶书 楷书 行书 草书 甲骨文 金文' },
  building: {
    words: '故宫 长城 四合院 天坛 颐和园 圆明园 都江堰 郑国渠 灵渠 大运河 土楼 窑洞 围村',
    ends: '殿 宫 塔 寺 庙 桥 楼 陵 祠',
  },
  building_part: { words: '斗拱 飞檐 屋檐 藻井 台基 横梁 门墩 影壁 柱础 瓦当' },
  technique: { words: '造纸术 印刷术 火药 活字印刷术 炼丹术 针灸 麻沸散', ends: '术' },
  policy: {
    words: '焚书坑儒 罢黜百家 轻徭薄赋 与民休息 盐铁专卖 推恩令 青苗法 募役法 均输法 保甲法 平准法 一条鞭法 摊丁入亩',
    ends: '政策 令 策略',
  },
  tax: { ends: '税' },
  people: { words: '匈奴 鲜卑 羌 羯 氐 突厥 契丹 女真 吐蕃 回纥 回鹘 党项 大月氏 乌孙 柔然', ends: '族' },
  religion: { words: '佛教 道教 伊斯兰教 基督教 天主教 犹太教 印度教 祆教 摩尼教 景教' },
  currency: { words: '五铢钱 半两钱 交子 会子 银元 法币 金圆券', ends: '币 元 镑 铢钱' },
  unit: { words: '牛顿 焦耳 瓦特 赫兹 安培 伏特 欧姆 帕斯卡 库仑 摄氏度 千克 分贝 光年' },
  state_of_matter: { words: '固态 液态 气态 固体 液体 气体' },
  angle: { words: '入射角 反射角 折射角 临界角 锐角 直角 钝角 平角' },
  celestial: {
    words:
      '太阳 月球 水星 金星 地球 火星 木星 土星 天王星 海王星 冥王星 恒星 行星 卫星 彗星 流星 小行星 银河系 白矮星 红巨星 中子星 黑洞 超新星',
    ends: '星 星云 星系',
  },
  discipline: { ends: '学科' },
  method: { ends: '方法 法' },
  work: { words: '史记 汉书 论语 诗经 离骚', ends: '著作 作品 诗集 总集 字典 刊物' },
  structure: { ends: '结构 构造 构件' },
  ability: { ends: '能力' },
  software: { ends: '软件 操作系统 编辑器 编译器 浏览器' },
  route: { words: '丝绸之路 茶马古道', ends: '之路 航线 运河' },
  settlement: { words: '新市镇 乡村 市区 郊区 工业区 住宅区 商业区' },
}
