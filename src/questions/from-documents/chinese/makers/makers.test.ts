import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { inWords, offered } from '#test/questions/chinese/planted-material.ts'

const CELL = [
  '細胞器包括葉綠體、線粒體、核糖體和高爾基體。葉綠體是指植物細胞中進行光合作用的細胞器。線粒體是指細胞中分解葡萄糖並釋放能量的細胞器。核糖體是指細胞中製造蛋白質的細小顆粒。高爾基體是指細胞中加工和包裝蛋白質的囊狀結構。',
]
const CELL_TERMS = ['葉綠體', '線粒體', '核糖體', '高爾基體', '光合作用', '細胞器', '葡萄糖', '蛋白質']
const BOOKS = [
  '1905年，梁啟超在東京出版《新民叢報》。1911年，孫中山在南京出版《建國方略》。1920年，陳獨秀在上海出版《新青年》。1902年，嚴復在天津出版《原富》。1919年，魯迅在北京發表《藥》。',
]

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
      'attribute',
      '紅血球的作用是把氧氣輸送到全身各處。',
      ['紅血球'],
      ['short_answer: 紅血球的作用是甚麼？ → 把氧氣輸送到全身各處'],
    ],
    [
      'attribute',
      '青馬大橋由鋼索和橋塔以及橋面組成。',
      ['青馬大橋'],
      ['short_answer: 青馬大橋由甚麼組成？ → 鋼索和橋塔以及橋面'],
    ],
    [
      'attribute',
      '太古船塢位於維多利亞港的南岸。',
      ['太古船塢'],
      ['short_answer: 太古船塢位於哪裏？ → 維多利亞港的南岸'],
    ],
    [
      'cause',
      '由於葉綠素吸收紅光和藍光，葉片看來是綠色的。',
      ['葉綠素'],
      ['short_answer: 為甚麼葉片看來是綠色的？ → 葉綠素吸收紅光和藍光。'],
    ],
    [
      'cause',
      '過量的肥料會導致湖水中的藻類大量繁殖。',
      ['肥料'],
      ['short_answer: 甚麼會導致湖水中的藻類大量繁殖？ → 過量的肥料。'],
    ],
    [
      'list',
      '貨幣有四種功能：交易媒介、計算單位、價值貯藏和延期支付標準。',
      ['貨幣'],
      ['short_answer: 貨幣有四種功能，試列出其中兩項。 → 任何兩項：交易媒介、計算單位、價值貯藏、延期支付標準'],
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
    [
      'list',
      '植物需要的礦物質包括氮、磷、鉀和鎂。',
      ['礦物質'],
      ['short_answer: 植物需要的礦物質包括甚麼？試列出其中兩項。 → 任何兩項：氮、磷、鉀、鎂'],
    ],
    [
      'list',
      '血管按功能和構造可以分為動脈、靜脈和微血管三種。',
      ['血管'],
      ['short_answer: 血管按功能和構造可以分為哪三種？ → 動脈、靜脈、微血管'],
    ],
    [
      'quantity',
      '青馬大橋的主跨在建成時長1,377米。',
      ['青馬大橋'],
      [
        'fill_blank: 青馬大橋的主跨在建成時長____米。 → 1,377/1377/一千三百七十七',
        'multiple_choice: 青馬大橋的主跨在建成時長多少米？ → 1,377米',
      ],
    ],
    [
      'cause',
      '為了運送礦石，太古煤礦在山谷修建了一條鐵路，全長約十公里。',
      ['太古煤礦'],
      ['short_answer: 為甚麼太古煤礦在山谷修建了一條鐵路？ → 為了運送礦石。'],
    ],
    ['cause', '戰爭結束之後又造成藻類大量減少。', ['藻類'], []],
    ['cause', '為防止奸臣謀反，朱元璋下令諸王捉拿奸臣。', ['朱元璋'], []],
    ['cause', '由於外國的縱容，日本建立的政權得以維持下去。', ['日本'], []],
    ['difference', '日軍返回原來的駐地，國軍留在現駐的地方。', ['日軍', '國軍'], []],
    ['list', '海洋為許多動物提供生活環境，其中包括海綿、海星、海膽和海葵等。', ['海洋'], []],
    ['list', '香港的主要銀行包括甲銀行、乙銀行、丙銀行等。', ['銀行'], []],
    ['cloze', '1878年，日本設立直屬於天皇的參謀本部。', ['參謀本部'], []],
    ['definition', '平頂礁是在平坦的海底，滿足生長的條件下形成。', ['平頂礁'], []],
    ['year', '1911年辛亥革命成立民國後，中國進入北洋時期。', ['辛亥革命'], []],
    ['swapped_name', '1931年9月18日，日本關東軍發動九一八事變，中國北伐軍撤出瀋陽。', ['九一八事變'], []],
    [
      'cause',
      '火星呈現為橘紅色是因為地表分布著氧化鐵的造成的。',
      ['火星', '氧化鐵'],
      ['short_answer: 為甚麼火星呈現為橘紅色？ → 地表分布著氧化鐵。'],
    ],
    ['cause', '長城東西綿延上萬華里，因此又稱作萬里長城。', ['長城'], []],
    ['cause', '秦始皇為了修築長城動用了30萬人，創造了建築史上的奇蹟。', ['長城', '秦始皇'], []],
    ['cause', '類二十烷酸包括可以導致發燒和血管舒張的前列腺素。', ['類二十烷酸', '前列腺素'], []],
    ['outcome', '過量的蒸汽洩漏曾造成許多的傷亡。', ['蒸汽'], []],
    ['attribute', '炎症的特點是紅腫。', ['炎症'], []],
    ['fact', '朗肯循環得名自蘇格蘭的學者威廉·蘭金。', ['朗肯循環'], []],
    ['cloze', '病原體被吞噬細胞所吞噬後，被包裹在一種稱為吞噬體的囊體內。', ['病原體'], []],
    ['cloze', '適應性免疫是疫苗注射能夠產生免疫力的基礎。', ['適應性', '免疫'], []],
    ['true_statement', '鍋爐分兩種，火管造型被用在早期的蒸汽機車中。', ['鍋爐', '蒸汽機車'], []],
    ['true_statement', '原子反應堆既不直接產生機械能、電能，反應堆只是產生熱。', ['原子反應堆', '電能'], []],
    ['true_statement', '下一個改進是把蒸汽機的閥門自動化。', ['蒸汽機', '閥門'], []],
    ['true_statement', '又稱附捐郵票，是為福利、健康等事業而發行的郵票。', ['附捐郵票', '郵票'], []],
    ['cause', '自由黨的勝利主要是因為工會的支持。', ['自由黨'], []],
    ['cause', '恆星會因為外在的因素造成光度的變化。', ['恆星'], []],
    ['list', '珍寶包括金絲的地毯、瑪瑙和黃金的酒杯。', ['珍寶'], []],
    ['naming', '魏國、蜀國和吳國三國鼎立的時期，史稱三國時代。', [], []],
    ['object', '葉綠體具有雙層的膜結構。', ['葉綠體'], []],
    ['true_statement', '葉綠體和線粒體都有自己的遺傳物質。', ['葉綠體', '線粒體'], []],
    [
      'true_statement',
      '葉綠體是植物細胞中進行光合作用的細胞器。',
      ['葉綠體', '光合作用'],
      ['true_false: 葉綠體是植物細胞中進行光合作用的細胞器。 → 對'],
    ],
    ['swapped_antonym', '青藏高原的積雪面積在冬季增加。', ['青藏高原'], []],
    [
      'swapped_antonym',
      '外流河是最終流入海洋的河流。內流河是水從山地流出而消失在沙漠的河流。',
      ['外流河', '內流河'],
      ['true_false: 外流河是最終流出海洋的河流。 → 錯', 'true_false: 內流河是水從山地流入而消失在沙漠的河流。 → 錯'],
    ],
  ])('%s: %s', (maker, text, terms, expected) => {
    expect(offered(maker, [text], terms).map(inWords)).toEqual(expected)
  })

  test('object: the rest of the clause answers', () => {
    expect(offered('object', ['香港政府在新界北部修建了大批水塘和引水道。'], ['香港政府']).map(inWords)).toEqual([
      'short_answer: 香港政府在新界北部修建了甚麼？ → 大批水塘和引水道',
    ])
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

describe('subjects', () => {
  test('a person is asked for with people as wrong options', () => {
    const [choice] = offered('subject', BOOKS).filter(({ draft }) => draft.type === 'multiple_choice')
    expect(choice && inWords(choice)).toBe('multiple_choice: 1905年，下列哪一位人物在東京出版《新民叢報》？ → 梁啟超')
    if (choice?.draft.type !== 'multiple_choice') throw new Error('expected a multiple-choice question')
    const people = ['梁啟超', '孫中山', '陳獨秀', '嚴復', '魯迅']
    expect(choice.draft.options.map(plainText).every((option) => people.includes(option))).toBe(true)
  })

  test('what many countries share is not asked', () => {
    expect(
      offered('subject', [
        '日本的平原主要分布在沿海地帶。法國、德國和英國都在歐洲。',
        '日本擁有很多小學和中學以及大學。',
      ]),
    ).toEqual([])
  })
})

describe('years', () => {
  test('the question follows the subject, options ascend and hold no other year of the sentence', () => {
    const [choice, short, blank] = offered(
      'year',
      ['1840年，英國發起了第一次鴉片戰爭。1856年，英國發起了第二次鴉片戰爭。1894年，日本發起了甲午戰爭。'],
      ['鴉片戰爭'],
    )
    expect(choice && inWords(choice)).toBe('multiple_choice: 英國在哪一年發起了第一次鴉片戰爭？ → 1840年')
    expect(short && inWords(short)).toBe('short_answer: 英國在哪一年發起了第一次鴉片戰爭？ → 1840年')
    expect(blank && inWords(blank)).toBe('fill_blank: ____年，英國發起了第一次鴉片戰爭。 → 1840/一八四〇')
    if (choice?.draft.type !== 'multiple_choice') throw new Error('expected a multiple-choice question')
    const years = choice.draft.options.map((option) => Number.parseInt(plainText(option), 10))
    expect(years).toEqual(years.toSorted((a, b) => a - b))
    expect(new Set(years).size).toBe(4)
  })

  test('a lone preposition before the year is not left hanging', () => {
    expect(offered('year', ['在1840年，英國發起了第一次鴉片戰爭。'], ['鴉片戰爭']).map(inWords)[0]).toBe(
      'multiple_choice: 英國在哪一年發起了第一次鴉片戰爭？ → 1840年',
    )
  })

  test('no more than two short answers of a paper are years, since each excludes the others of its half', () => {
    const paragraphs = [
      '1840年，英國發起了第一次鴉片戰爭。',
      '1856年，英國發起了第二次鴉片戰爭。',
      '1894年，日本發起了甲午戰爭。',
    ]
    const short = offered('year', paragraphs, ['鴉片戰爭']).filter(({ draft }) => draft.type === 'short_answer')
    const caps = short.flatMap(({ exclusions }) =>
      exclusions.filter((exclusion) => exclusion.startsWith('year:short_answer:')),
    )
    expect(caps.length).toBe(3)
    expect(new Set(caps).size).toBe(2)
  })

  test.each(['1928年，英國的弗萊明發現了青黴素。', '1895年，德國的倫琴發表了論文。'])(
    'the year of a discovery or a book is not asked: %s',
    (text) => {
      expect(offered('year', [text], ['青黴素'])).toEqual([])
    },
  )

  test.each([
    '1910年之前，九廣鐵路仍在興建路軌。',
    '大約1850年，倫敦的人口急速增長。',
    '1914年至1918年，倫敦受到空襲破壞。',
  ])('a year that is no point in time is not asked: %s', (text) => {
    expect(offered('year', [text], ['九廣鐵路', '倫敦'])).toEqual([])
  })
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

  test('the side of a place is swapped where something is put there, not where something is said of the side', () => {
    expect(offered('swapped_antonym', ['太古船塢位於香港島的北部，面向鯉魚門。'], ['太古船塢']).map(inWords)).toEqual([
      'true_false: 太古船塢位於香港島的南部，面向鯉魚門。 → 錯',
    ])
    expect(offered('swapped_antonym', ['青藏高原南部的沿海地區在夏末時常有颱風。'], ['青藏高原'])).toEqual([])
  })

  test.each([
    ['梁啟超必須在北京成立新的報館。', []],
    ['使用者可以在選單內更改字型的大小。', []],
    ['程式提供了幾個可以更改字型大小的選單。', []],
    ['使用者也可以在選單內更改字型的大小。', []],
    ['梁啟超支持在北京成立新的報館。', []],
    ['這個字型支持在選單內顯示中文。', []],
    ['綢緞商人把大量的綢緞出口到外國。', []],
    ['明軍製作最早的全國地圖和選單。', []],
    ['梁啟超贊成憲政，但卻反對在北京成立報館。', []],
    ['梁啟超的建議在北京遭到拒絕，報館停刊。', []],
  ])('what can be said the other way: %s', (text, expected) => {
    expect(offered('swapped_antonym', [text], ['選單', '字型', '綢緞', '梁啟超', '地圖']).map(inWords)).toEqual(
      expected,
    )
  })

  test.each([
    '青藏高原的積雪面積在冬季可能增加。',
    '青藏高原的積雪面積在冬季不會增加。',
    '青藏高原的積雪面積時而增加時而減少。',
  ])('no opposite is taken in a hedged, denied or two-sided statement: %s', (text) => {
    expect(offered('swapped_antonym', [text], ['青藏高原'])).toEqual([])
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

describe('statements to choose from', () => {
  const about = [
    '線粒體使細胞內部的氧氣濃度下降。葉綠體由葉綠素和雙層的膜組成。葉綠體在植物的葉片內進行光合作用。葉綠體吸收陽光並合成大量的葡萄糖，供植物使用。葉綠體使葉片內部的氧氣濃度上升。',
  ]
  const choices = offered('statement_choice', about, ['葉綠體', '線粒體', '葉綠素', '光合作用', '葡萄糖'])

  test('the wrong one is the key, the others stand in the text, and the explanation corrects it', () => {
    expect(choices.length).toBeGreaterThan(0)
    for (const { draft } of choices) {
      if (draft.type !== 'multiple_choice') throw new Error('expected a multiple-choice question')
      expect(plainText(draft.stem)).toBe('下列有關「葉綠體」的敘述，哪一項是錯誤的？')
      expect(
        draft.options.map((option, index) => about[0]!.includes(plainText(option)) !== (index === draft.keyIndex)),
      ).toEqual([true, true, true, true])
      expect(plainText(draft.explanation)).toContain(draft.provenance.source!.quote)
    }
  })
})

describe('a right statement among wrong ones', () => {
  const gases = [
    '葉綠體吸收陽光並合成大量的葡萄糖，供植物使用。葉綠體使葉片內部的氧氣濃度上升。線粒體使細胞內部的氧氣濃度下降。葉綠體會增加空氣中的氧氣。線粒體會減少空氣中的氧氣。葉綠體位於植物細胞的內部。葉綠體會減少空氣中的二氧化碳。線粒體會增加空氣中的二氧化碳。',
  ]
  const right = offered('statement_choice', gases, [
    '葉綠體',
    '線粒體',
    '葉綠素',
    '光合作用',
    '葡萄糖',
    '氧氣',
    '二氧化碳',
  ]).filter(({ draft }) => plainText(draft.stem).includes('正確'))

  test('the key stands in the text, and no other option does', () => {
    expect(right.length).toBeGreaterThan(0)
    for (const { draft } of right) {
      if (draft.type !== 'multiple_choice') throw new Error('expected a multiple-choice question')
      expect(
        draft.options.map((option, index) => gases[0]!.includes(plainText(option)) === (index === draft.keyIndex)),
      ).toEqual([true, true, true, true])
    }
  })
})

test('a year shifted by a little is no wrong statement among others', () => {
  const dated =
    '葉綠體吸收陽光。葉綠體的內膜上有大量的葉綠素。葉綠體在植物的葉片內進行光合作用。1865年，薩克斯描述了葉綠體的構造和作用。'
  expect(offered('statement_choice', [dated], ['葉綠體', '葉綠素', '光合作用'])).toEqual([])
})

describe('answers among answers to other questions', () => {
  const four = [
    '關漢卿、馬致遠、鄭光祖和白樸合稱「元曲四大家」。梅蘭芳與程硯秋、尚小雲、荀慧生合稱「四大名旦」。《牡丹亭》與《紫釵記》、《南柯記》、《邯鄲記》合稱「臨川四夢」。洪昇和孔尚任在清代並稱「南洪北孔」。洪秀全在南京建立的政權稱為「太平天國」。',
  ]
  const choices = offered('answer_choice', four)

  test('groups stand beside groups, each once, and what is called otherwise does not', () => {
    expect(choices.length).toBe(4)
    for (const { draft } of choices) {
      if (draft.type !== 'multiple_choice') throw new Error('expected a multiple-choice question')
      expect(draft.options.map((option) => plainText(option)).toSorted()).toEqual(
        ['元曲四大家', '南洪北孔', '四大名旦', '臨川四夢'].toSorted(),
      )
    }
  })

  test('three answers of a form are too few', () => {
    expect(
      offered('answer_choice', [
        '關漢卿、馬致遠、鄭光祖和白樸合稱「元曲四大家」。梅蘭芳與程硯秋、尚小雲、荀慧生合稱「四大名旦」。《牡丹亭》與《紫釵記》、《南柯記》、《邯鄲記》合稱「臨川四夢」。',
      ]),
    ).toEqual([])
  })
})

describe('a question says what it is about', () => {
  test('where its statement does not, the nearest heading that names a matter does', () => {
    expect(offered('list', ['# 消化系統', '主要的腺體包括唾腺、胃腺和胰腺。']).map(inWords)).toEqual([
      'short_answer: 關於「消化系統」：主要的腺體包括甚麼？試列出其中兩項。 → 任何兩項：唾腺、胃腺、胰腺',
    ])
  })
  test('but not where a name or a year pins it down', () => {
    expect(
      offered('object', ['# 自強運動', '1866年，左宗棠在福建馬尾創辦福州船政局。'], ['福州船政局']).map(inWords),
    ).toEqual(['short_answer: 1866年，左宗棠在福建馬尾創辦哪一個機構？ → 福州船政局'])
  })
})

describe('what blind readers rejected', () => {
  test.each([
    ['swapped_number', '二十八宿是古代中國把天區劃分而成的二十八個區域。', ['二十八宿', '天區']],
    ['subject', '唐代稱黃木灣，是天然良港，自晉代起為廣州外港。', ['黃木灣', '廣州']],
    ['subject', '杜威可能是美國最受人尊敬的哲學家。', ['杜威', '美國', '哲學家']],
    ['definition', '宋代星官是中國中世紀星象的典型代表。', ['宋代星官', '星象']],
    ['cause', '朱皇后死時不在正殿，因此眾人都明白她並非因為生病而死。', ['朱皇后']],
    ['year', '2009年，柴郡保有名譽郡的地位和傳統的名稱。', ['柴郡']],
  ])('%s asks nothing of: %s', (maker, text, terms) => {
    expect(offered(maker, [text], terms)).toEqual([])
  })
})

describe('an open question asks for one thing', () => {
  test.each([
    ['attribute', '新文化運動提倡民主和科學。', ['short_answer: 新文化運動提倡甚麼？ → 民主和科學']],
    ['attribute', '臺灣位於北半球，北迴歸線橫越南部。', []],
    ['attribute', '珠江三角洲位於廣東省中南部，毗鄰港澳。', []],
    ['outcome', '缺乏維生素會導致嚴重的健康問題。', []],
    ['outcome', '缺乏維生素會導致壞血病。', ['short_answer: 缺乏維生素會導致甚麼？ → 壞血病']],
    ['cause', '建議中的大量疫苗及加強劑引起能否接種全部疫苗的問題。', []],
    ['list', '東亞季風區範圍包括南海，包含中南半島東岸、中國東部、菲律賓和日本。', []],
    ['discoverer', '1920年，英國化學家傑克·德拉蒙德提出既然不能證明是胺，則應改名。', []],
    [
      'discoverer',
      '清代數學家李善蘭發明了對數微積分。',
      ['short_answer: 清代，哪一位數學家發明了對數微積分？ → 李善蘭'],
    ],
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
      offered(
        maker,
        [text],
        ['科舉制', '新文化運動', '臺灣', '珠江三角洲', '維生素', '疫苗', '運河', '濟州河', '心室', '東亞季風區'],
      )
        .filter(({ draft }) => draft.type !== 'multiple_choice')
        .map(inWords),
    ).toEqual(expected)
  })

  test('a pair of answers shares the marks', () => {
    const [candidate] = offered('attribute', ['新文化運動提倡民主和科學。'], ['新文化運動'])
    if (candidate?.draft.type !== 'short_answer') throw new Error('expected a short answer')
    expect(candidate.draft.markingScheme.map(({ marks }) => marks)).toEqual([1, 1])
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
    ['swapped_antonym', '血壓感受器抑制激素的分泌，間接減少了鈉離子的再吸收。', 1],
  ])('%s: %s', (maker, text, count) => {
    const made = offered(maker, [text], ['澱粉', '葉片', '血壓感受器', '鈉離子', '激素'])
    expect(made.map(({ reserve }) => reserve)).toEqual(Array.from({ length: count }, () => true))
  })
  test('a count of kinds', () => {
    const [made] = offered(
      'swapped_number',
      ['# 心臟的構造', '心臟的構造', '人類的心臟有四個主要的空腔。'],
      ['心臟', '空腔'],
    )
    expect([made?.reserve, made?.draft.type === 'true_false' && made.draft.key]).toEqual([true, false])
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
