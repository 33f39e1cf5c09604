import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { inWords, offered } from '#test/questions/chinese/planted-material.ts'

const CELL = [
  '細胞器包括葉綠體、線粒體、核糖體和高爾基體。葉綠體是指植物細胞中進行光合作用的細胞器。線粒體是指細胞中分解葡萄糖並釋放能量的細胞器。核糖體是指細胞中製造蛋白質的細小顆粒。高爾基體是指細胞中加工和包裝蛋白質的囊狀結構。',
]
const CELL_TERMS = ['葉綠體', '線粒體', '核糖體', '高爾基體', '光合作用', '細胞器', '葡萄糖', '蛋白質']

describe('what each maker asks, word for word', () => {
  test.each([
    [
      'definition',
      '蒸發是指液體變成氣體的過程。',
      ['蒸發', '液體'],
      ['short_answer: 何謂「蒸發」？ → 液體變成氣體的過程。'],
    ],
    [
      'definition',
      'Gimp 是一個編輯點陣圖像的自由軟件。',
      [],
      ['short_answer: 何謂「Gimp」？ → 一個編輯點陣圖像的自由軟件。'],
    ],
    [
      'naming',
      '心臟收縮一次所需的時間稱為心動周期。',
      ['心臟', '心動周期'],
      [
        'short_answer: 心臟收縮一次所需的時間稱為甚麼？ → 心動周期',
        'fill_blank: 心臟收縮一次所需的時間稱為____。 → 心動周期',
      ],
    ],
    [
      'naming',
      '1860年英法聯軍攻入北京並火燒圓明園，史稱「庚申之變」。',
      [],
      [
        'short_answer: 1860年英法聯軍攻入北京並火燒圓明園，史稱甚麼？ → 庚申之變',
        'fill_blank: 1860年英法聯軍攻入北京並火燒圓明園，史稱「____」。 → 庚申之變',
      ],
    ],
    [
      'naming',
      '柴達木盆地礦產豐富，有「聚寶盆」之稱。',
      ['柴達木盆地'],
      [
        'short_answer: 柴達木盆地礦產豐富，有甚麼之稱？ → 聚寶盆',
        'fill_blank: 柴達木盆地礦產豐富，有「____」之稱。 → 聚寶盆',
      ],
    ],
    ['list', '植物需要的礦物質包括氮、磷、鉀和鎂。', ['礦物質'], []],
    ['list', '每個宗教都有信徒，主流宗教包括佛教、道教和回教三種。', ['宗教'], []],
    ['list', '東德的電視台分為第一台和第二台兩個。', ['電視台'], []],
    [
      'list',
      '血管按功能和構造可以分為動脈、靜脈和微血管三種。',
      ['血管'],
      ['short_answer: 血管按功能和構造可以分為哪三種？ → 動脈、靜脈、微血管'],
    ],
    ['list', '海洋為許多動物提供生活環境，其中包括海綿、海星、海膽和海葵等。', ['海洋'], []],
    ['list', '香港的主要銀行包括甲銀行、乙銀行、丙銀行等。', ['銀行'], []],
    ['cloze', '1878年，日本設立直屬於天皇的參謀本部。', ['參謀本部'], []],
    ['definition', '平頂礁是在平坦的海底，滿足生長的條件下形成。', ['平頂礁'], []],
    ['swapped_name', '1931年9月18日，日本關東軍發動九一八事變，中國北伐軍撤出瀋陽。', ['九一八事變'], []],
    ['cloze', '病原體被吞噬細胞所吞噬後，被包裹在一種稱為吞噬體的囊體內。', ['病原體'], []],
    ['cloze', '適應性免疫是疫苗注射能夠產生免疫力的基礎。', ['適應性', '免疫'], []],
    ['true_statement', '鍋爐分兩種，火管造型被用在早期的蒸汽機車中。', ['鍋爐', '蒸汽機車'], []],
    ['true_statement', '原子反應堆既不直接產生機械能、電能，反應堆只是產生熱。', ['原子反應堆', '電能'], []],
    ['true_statement', '下一個改進是把蒸汽機的閥門自動化。', ['蒸汽機', '閥門'], []],
    ['true_statement', '又稱附捐郵票，是為福利、健康等事業而發行的郵票。', ['附捐郵票', '郵票'], []],
    ['list', '珍寶包括金絲的地毯、瑪瑙和黃金的酒杯。', ['珍寶'], []],
    ['naming', '魏國、蜀國和吳國三國鼎立的時期，史稱三國時代。', [], []],
    ['true_statement', '葉綠體和線粒體都有自己的遺傳物質。', ['葉綠體', '線粒體'], []],
    [
      'true_statement',
      '葉綠體是植物細胞中進行光合作用的細胞器。',
      ['葉綠體', '光合作用'],
      ['true_false: 葉綠體是植物細胞中進行光合作用的細胞器。 → 對'],
    ],
  ])('%s: %s', (maker, text, terms, expected) => {
    expect(offered(maker, [text], terms).map(inWords)).toEqual(expected)
  })
})

describe('definitions', () => {
  test('a choice among definitions excludes another among the same ones', () => {
    const [one, other] = definitions.filter(({ draft }) => draft.type === 'multiple_choice')
    expect(one!.exclusions.filter((exclusion) => other!.exclusions.includes(exclusion)).length).toBeGreaterThan(0)
  })

  const definitions = offered('definition', CELL, CELL_TERMS)

  test('four of a kind give each other their wrong meanings', () => {
    const choice = definitions.find(({ draft }) => draft.type === 'multiple_choice')
    expect(choice && inWords(choice)).toBe(
      'multiple_choice: 下列哪一項是「葉綠體」的正確描述？ → 植物細胞中進行光合作用的細胞器。',
    )
    expect(choice?.draft.type === 'multiple_choice' && choice.draft.options.length).toBe(4)
  })

  test.each(['稻米是泰國重要的出口品之一。', '忽必烈為了清查土地實行經理法。', '這種細胞是一種神經細胞。'])(
    'nothing is defined by "%s"',
    (text) => {
      expect(offered('definition', [text], ['稻米', '忽必烈', '神經細胞'])).toEqual([])
    },
  )
})

describe('false statements', () => {
  test('a swapped year is false, and the explanation gives the right one', () => {
    const [item] = offered('swapped_number', ['1842年，英國與清廷在南京簽訂《南京條約》。'])
    if (item?.draft.type !== 'true_false') throw new Error('expected a true-or-false item')
    expect(item.draft.key).toBe(false)
    expect(plainText(item.draft.stem)).not.toContain('1842')
    expect(plainText(item.draft.explanation)).toMatch(/應為「1842年」。$/)
  })

  test('a year beside the year up to which it lasted is not swapped', () => {
    expect(offered('swapped_number', ['1842年，英國與清廷在南京簽訂《南京條約》，英軍留守直至1846年。'])).toEqual([])
    expect(offered('swapped_number', ['1842年，英國與清廷在南京簽訂《南京條約》，英軍留守。']).length).toBe(1)
  })

  test('a name is swapped only in what is true of one thing', () => {
    const swapped = offered('swapped_name', CELL, CELL_TERMS)
    expect(swapped.length).toBeGreaterThan(0)
    for (const { draft } of swapped)
      expect(draft.type === 'true_false' && !draft.key && plainText(draft.explanation).includes('應為')).toBe(true)
    expect(offered('swapped_name', ['日本有很多火山和溫泉，遊客眾多。', '法國有很多海灘和高山，遊客眾多。'])).toEqual(
      [],
    )
  })

  test('the place where one thing is, and the man who did it, are swapped', () => {
    const cities = ['電報總局設於上海，由李鴻章主持日常的工作。北京、天津、廣州和南京都是通商口岸。']
    const [item] = offered('swapped_name', cities, ['電報總局', '通商口岸'])
    expect(item && inWords(item)).toMatch(
      /^true_false: 電報總局設於(?:北京|天津|廣州|南京)，由李鴻章主持日常的工作。 → 錯$/,
    )
    expect(
      offered(
        'swapped_name',
        ['電報總局的電線經過上海，由李鴻章的部下看守。北京、天津、廣州和南京都是通商口岸。'],
        ['電報總局', '通商口岸'],
      ),
    ).toEqual([])
  })
})

describe('cloze', () => {
  const choices = offered('cloze', CELL, CELL_TERMS).filter(({ draft }) => draft.type === 'multiple_choice')

  test('options are four, distinct, and none stands in the sentence', () => {
    expect(choices.length).toBeGreaterThan(0)
    for (const { draft } of choices) {
      if (draft.type !== 'multiple_choice') throw new Error('expected a multiple-choice question')
      const options = draft.options.map(plainText)
      expect(new Set(options).size).toBe(4)
      options.forEach((option, index) =>
        expect(plainText(draft.stem).includes(option) && index !== draft.keyIndex).toBe(false),
      )
    }
  })

  test('what one has used is not left out, since another thing may have been used too', () => {
    const stems = offered('cloze', ['1954年後東德的郵局使用過公務郵票。'], ['公務郵票']).map(({ draft }) =>
      plainText(draft.stem),
    )
    expect(stems.filter((stem) => stem.includes('使用過____'))).toEqual([])
  })

  test.each([
    ['線粒體負責進行強烈的光合作用。', true],
    ['線粒體負責進行更強烈的光合作用。', false],
    ['線粒體可以進行強烈的光合作用。', false],
    ['日本在1878年建造巨大的葉綠體。', true],
    ['日本在1878年建造過巨大的葉綠體。', false],
  ])('the subject is left out only of what others may not do too: %s', (text, left) => {
    const stems = offered('cloze', [text, '有一種細胞器稱為線粒體。'], ['線粒體', '葉綠體', '光合作用']).map(
      ({ draft }) => plainText(draft.stem),
    )
    expect(stems.some((stem) => stem.startsWith('____'))).toBe(left)
  })

  test.each([
    ['1368年，明太祖在南京建造宮殿，徐達的部下參加工程。', true],
    ['1368年，明太祖在南京建造宮殿，朱元璋的部下參加工程。', false],
  ])('nothing is left out that the rest names otherwise: %s', (text, left) => {
    const stems = offered('cloze', [text], ['明太祖', '朱元璋', '南京']).map(({ draft }) => plainText(draft.stem))
    expect(stems.some((stem) => stem.includes('____在南京'))).toBe(left)
  })

  test('nothing is left out of what is said of two', () => {
    expect(offered('cloze', ['薩克斯於1865年和葉綠素於1870年分別得到葉綠體的光合作用。'], CELL_TERMS)).toEqual([])
  })

  test.each(['葉綠體、線粒體和核糖體都是細胞器。', '大部分植物細胞都含有葉綠體和液泡。'])(
    'no blank in a list, nor in what most do: %s',
    (text) => {
      expect(
        offered('cloze', [text], CELL_TERMS).filter(({ draft }) => !plainText(draft.stem).includes('葉綠體')),
      ).toEqual([])
    },
  )
})

describe('a question says what it is about', () => {
  test('where its statement does not, the nearest heading that names a matter does', () => {
    expect(offered('list', ['# 消化系統', '主要的腺體分為唾腺、胃腺和胰腺三種。']).map(inWords)).toEqual([
      'short_answer: 關於「消化系統」：主要的腺體分為哪三種？ → 唾腺、胃腺、胰腺',
    ])
  })
  test('but not where a name or a year pins it down', () => {
    expect(
      offered(
        'purpose',
        ['# 自強運動', '1866年，左宗棠在福建馬尾創辦福州船政局，以培養海軍人才。'],
        ['福州船政局'],
      ).map(inWords),
    ).toEqual(['short_answer: 1866年，左宗棠在福建馬尾創辦福州船政局，目的是甚麼？ → 培養海軍人才'])
  })
})

describe('what blind readers rejected', () => {
  test.each([
    ['swapped_number', '二十八宿是古代中國把天區劃分而成的二十八個區域。', ['二十八宿', '天區']],
    ['definition', '宋代星官是中國中世紀星象的典型代表。', ['宋代星官', '星象']],
  ])('%s asks nothing of: %s', (maker, text, terms) => {
    expect(offered(maker, [text], terms)).toEqual([])
  })
})

describe('an open question asks for one thing', () => {
  test.each([
    ['list', '東亞季風區範圍包括南海，包含中南半島東岸、中國東部、菲律賓和日本。', []],
    [
      'naming',
      '心室舒張的前0.4秒，被稱為全心舒張期。',
      [
        'short_answer: 心室舒張的前0.4秒被稱為甚麼？ → 全心舒張期',
        'fill_blank: 心室舒張的前0.4秒被稱為____。 → 全心舒張期',
      ],
    ],
  ])('%s: %s', (maker, text, expected) => {
    expect(
      offered(maker, [text], ['心室', '東亞季風區'])
        .filter(({ draft }) => draft.type !== 'multiple_choice')
        .map(inWords),
    ).toEqual(expected)
  })
})

describe('何謂 is asked of a meaning, not of a case', () => {
  const filler = Array.from({ length: 14 }, (_, index) => `第${index + 1}座城市在${1900 + index}年發展了工業和商業。`)
  test.each([
    ['外流河是指最終流入海洋的河流。', ['何謂「外流河」？']],
    ['半透膜是一種對透過的物質有選擇性的薄膜。', ['何謂「半透膜」？']],
    ['四氟化碳是一種造成溫室效應的氣體。', []],
    ['正室是矢田姬（松平廣忠的女兒，家康的妹妹）。', []],
    ['葉子是長尾水青蛾幼蟲的食草。', []],
  ])('%s', (text, expected) => {
    const asked = offered('definition', [text, ...filler], ['外流河', '半透膜', '四氟化碳', '正室']).filter(
      ({ draft }) => draft.type === 'short_answer',
    )
    expect(asked.map(({ draft }) => plainText(draft.stem))).toEqual(expected)
  })
  test('nor is a class turned round', () => {
    expect(offered('term_of_meaning', ['四氟化碳是一種造成溫室效應的氣體。', ...filler], ['四氟化碳'])).toEqual([])
  })
})

describe('false statements for the reserve', () => {
  test.each([
    ['swapped_number', '1259年，大貴族麥可·巴列奧略取代了拉斯卡利斯王朝。', 1],
    ['swapped_number', '1959年，國際組織出版了三卷地圖。', 0],
  ])('%s: %s', (maker, text, count) => {
    const made = offered(maker, [text], [])
    expect(made.map(({ reserve }) => reserve)).toEqual(Array.from({ length: count }, () => true))
  })
  test.each([
    '人類的心臟有四個主要的空腔。',
    '1842年，英國與清廷的全權代表在停泊於南京下關江面的皋華麗號軍艦之上正式簽訂了《南京條約》。',
  ])('no count, and no year hidden in a long sentence: %s', (text) => {
    expect(offered('swapped_number', ['# 心臟的構造', text], ['心臟', '空腔'])).toEqual([])
  })
  test('a man is not exchanged for himself', () => {
    const paragraphs = [
      '唐太宗李世民是唐朝的第二任皇帝。',
      '李世民率軍平定了隋末群雄。',
      '太宗於629年八月任命李靖為行軍總管，出兵征討東突厥。',
    ]
    expect(
      offered('swapped_name', paragraphs, ['東突厥', '隋末群雄', '李靖'])
        .map(inWords)
        .filter((one) => one.includes('李世民於629年')),
    ).toEqual([])
  })
})

describe('what a name is asked of', () => {
  test.each([
    ['a man is no state', '313年張軌控制涼州，封西平公，史稱前涼。', []],
    [
      'what a man founded is one',
      '386年，拓跋珪在盛樂稱王，建立政權，史稱北魏。',
      ['short_answer: 386年，拓跋珪在盛樂稱王，建立政權，其政權史稱甚麼？ → 北魏'],
    ],
    ['an event that was told before', '劉曜與石勒得知後共同平亂，期間劉曜稱帝，改國號為「趙」，史稱前趙。', []],
    ['names of two places', '煮熟的大米中國北方稱其為米飯，中國南方稱之為白飯。', []],
    ['a reason', '酶由活細胞製造而不被消耗，故稱為生物催化劑。', []],
    ['what a man thought', '袁隆平認為野稻能雜交，在海南島找到一種野稻稱為「野敗」。', []],
  ])('%s: %s', (_, text, expected) => {
    expect(offered('naming', [text], ['大米', '野稻']).map(inWords)).toEqual(expected)
  })
})

describe('what comes on a paper only where better questions cannot fill it', () => {
  test.each([
    ['cloze', 'multiple_choice', CELL, CELL_TERMS],
    [
      'chronology',
      'multiple_choice',
      [
        '1842年，英國與清廷簽訂《南京條約》。1860年，英法聯軍攻入北京。1894年，日本發動甲午戰爭。1911年，革命黨發動武昌起義。',
      ],
      [],
    ],
  ] as const)('%s, %s', (maker, type, paragraphs, terms) => {
    const made = offered(maker, [...paragraphs], [...terms]).filter(({ draft }) => draft.type === type)
    expect(made.filter(({ reserve }) => reserve !== true)).toEqual([])
  })
  test('but not a term that a short statement defines', () => {
    const [blank] = offered('cloze', ['葉綠體是植物細胞中進行光合作用的細胞器。', '葉綠體分為兩層。'], CELL_TERMS)
    expect([blank?.draft.type, blank?.reserve]).toEqual(['fill_blank', undefined])
  })
})
