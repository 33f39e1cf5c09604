import { describe, expect, test } from 'vitest'
import { READING_LIMITS } from '../document.ts'
import { readText } from './read-text.ts'

const ENGLISH =
  'Plants, algae and some bacteria make their own food from light, water and carbon dioxide; animals and fungi cannot do so.'
const CHINESE =
  '綠色植物利用陽光把二氧化碳和水變成葡萄糖，並放出氧氣；動物和真菌則不能自己製造食物，必須靠其他生物維生。'

/** `kind level text` of each block. */
function shown(text: string): string[] {
  const read = readText(new TextEncoder().encode(text), 'a.txt', READING_LIMITS)
  if (!read.ok) throw new Error(`Cannot read the text: ${read.error.code}`)
  return read.value.blocks.map((block) => `${block.kind}${block.level ?? ''} ${block.text}`)
}

describe('paragraphs of a plain text', () => {
  test.each([
    {
      title: 'blank lines part paragraphs',
      text: `${ENGLISH}\n\n${ENGLISH}`,
      expected: [`paragraph ${ENGLISH}`, `paragraph ${ENGLISH}`],
    },
    {
      title: 'long lines are paragraphs without blank lines',
      text: `${ENGLISH}\n${ENGLISH}\n${ENGLISH}\n${ENGLISH}`,
      expected: Array.from({ length: 4 }, () => `paragraph ${ENGLISH}`),
    },
    {
      title: 'the line ends of Windows',
      text: `${ENGLISH}\r\n\r\n${ENGLISH}`,
      expected: [`paragraph ${ENGLISH}`, `paragraph ${ENGLISH}`],
    },
    {
      title: 'the line ends of old Macintoshes',
      text: `${ENGLISH}\r\r${ENGLISH}`,
      expected: [`paragraph ${ENGLISH}`, `paragraph ${ENGLISH}`],
    },
    {
      title: 'indents of ideographic spaces are dropped',
      text: `　　${CHINESE}\n　　${CHINESE}`,
      expected: [`paragraph ${CHINESE}`, `paragraph ${CHINESE}`],
    },
    {
      title: 'hard-wrapped English lines are joined by spaces, after a hyphen without',
      text: 'Plants, algae and some bacteria make their own food from\nlight, water and carbon dioxide. Animals are not self-\nfeeding and eat what plants have made for themselves, or\nthey eat other animals.\n\nFungi live on dead matter and break it down so that its\nsubstances come back into the soil for the plants.',
      expected: [
        'paragraph Plants, algae and some bacteria make their own food from light, water and carbon dioxide. Animals are not self-feeding and eat what plants have made for themselves, or they eat other animals.',
        'paragraph Fungi live on dead matter and break it down so that its substances come back into the soil for the plants.',
      ],
    },
    {
      title: 'hard-wrapped Chinese lines are joined without spaces, and an indent begins a paragraph',
      text: '　　綠色植物利用陽光把二氧化碳和水變成葡萄糖，\n並放出氧氣；動物和真菌則不能自己製造食物，必\n須靠其他生物維生。\n　　真菌生長在枯木和落葉上，把它們分解成簡單的\n物質，讓養分回到泥土裏，供植物再次吸收利用，\n如此循環不息。',
      expected: [
        'paragraph 綠色植物利用陽光把二氧化碳和水變成葡萄糖，並放出氧氣；動物和真菌則不能自己製造食物，必須靠其他生物維生。',
        'paragraph 真菌生長在枯木和落葉上，把它們分解成簡單的物質，讓養分回到泥土裏，供植物再次吸收利用，如此循環不息。',
      ],
    },
    {
      title: 'a wrapped line that begins with an initial goes on',
      text: 'The psychologist who described this kind of learning was\nB. F. Skinner. He worked with rats and pigeons in a box\nthat gave them food whenever they pressed a small lever,\nand he counted how often they pressed it in an hour.',
      expected: [
        'paragraph The psychologist who described this kind of learning was B. F. Skinner. He worked with rats and pigeons in a box that gave them food whenever they pressed a small lever, and he counted how often they pressed it in an hour.',
      ],
    },
    {
      title: 'a text of many short lines is hard-wrapped where sentences are cut',
      text: 'Plants\n\n  - roots\n  - stems\n\n  Plants make their own food from light, water and\n  carbon dioxide, and people eat what they have\n  made.\n\n  - moulds\n  - yeasts\n\n  Fungi live on dead matter and break it down so\n  that its substances come back into the soil.',
      expected: [
        'heading1 Plants',
        'list_item roots',
        'list_item stems',
        'paragraph Plants make their own food from light, water and carbon dioxide, and people eat what they have made.',
        'list_item moulds',
        'list_item yeasts',
        'paragraph Fungi live on dead matter and break it down so that its substances come back into the soil.',
      ],
    },
    {
      title: 'columns parted by spaces are a table',
      text: `${ENGLISH}\n\nGas        Share   Use\nOxygen     21      breathing\nNitrogen   78      none\n\n${ENGLISH}`,
      expected: [
        `paragraph ${ENGLISH}`,
        'table Gas\tShare\tUse\nOxygen\t21\tbreathing\nNitrogen\t78\tnone',
        `paragraph ${ENGLISH}`,
      ],
    },
    {
      title: 'numbers with tabs behind them, as Word saves them, are a list',
      text: `${ENGLISH}\n\n1.\tDig.\n2.\tPlant.\n3.\tWater.\n•\troots\n•\tstems`,
      expected: [
        `paragraph ${ENGLISH}`,
        'list_item Dig.',
        'list_item Plant.',
        'list_item Water.',
        'list_item roots',
        'list_item stems',
      ],
    },
    {
      title: 'numbers of pages are left out',
      text: `${ENGLISH}\n\nPage 2 of 7\n\n${ENGLISH}\n- 3 -\n\f第 4 頁，共 7 頁\n\n${CHINESE}`,
      expected: [`paragraph ${ENGLISH}`, `paragraph ${ENGLISH}`, `paragraph ${CHINESE}`],
    },
    {
      title: 'rows of tabs are a table',
      text: `${ENGLISH}\n\nGas\tShare\nOxygen\t21\nNitrogen\t78\n\n${ENGLISH}`,
      expected: [`paragraph ${ENGLISH}`, 'table Gas\tShare\nOxygen\t21\nNitrogen\t78', `paragraph ${ENGLISH}`],
    },
    {
      title: 'bullets and numbers begin list items',
      text: `${ENGLISH}\n- roots\n- stems\n\n1. Dig.\n2. Plant.\n3. Water.`,
      expected: [
        `paragraph ${ENGLISH}`,
        'list_item roots',
        'list_item stems',
        'list_item Dig.',
        'list_item Plant.',
        'list_item Water.',
      ],
    },
    {
      title: 'options are list items, an initial is none',
      text: `Which gas do plants give off?\nA. Carbon dioxide\nB. Oxygen\n\nA. Smith found it. ${ENGLISH}`,
      expected: [
        'paragraph Which gas do plants give off?',
        'list_item Carbon dioxide',
        'list_item Oxygen',
        `paragraph A. Smith found it. ${ENGLISH}`,
      ],
    },
    {
      title: 'a year is not the number of an item',
      text: `1949 was a hard year. ${ENGLISH}`,
      expected: [`paragraph 1949 was a hard year. ${ENGLISH}`],
    },
    {
      title: 'captions',
      text: `${ENGLISH}\n\n圖1：細胞的構造\n\nFigure 2: A leaf\n\n${ENGLISH}`,
      expected: [`paragraph ${ENGLISH}`, 'caption 圖1：細胞的構造', 'caption Figure 2: A leaf', `paragraph ${ENGLISH}`],
    },
  ])('$title', ({ text, expected }) => {
    expect(shown(text)).toEqual(expected)
  })
})

describe('headings of a plain text', () => {
  const headings = (text: string): string[] =>
    shown(text)
      .filter((line) => line.startsWith('heading'))
      .map((line) => line.slice('heading'.length))
  test.each([
    {
      title: 'chapters and sections in Chinese',
      text: `第一章　細胞\n\n${CHINESE}\n\n第一節 細胞膜\n\n${CHINESE}\n\n第二章　遺傳\n\n${CHINESE}`,
      expected: ['1 第一章　細胞', '2 第一節 細胞膜', '1 第二章　遺傳'],
    },
    {
      title: 'without blank lines too',
      text: `第一章 細胞\n${CHINESE}\n一、細胞膜\n${CHINESE}\n二、細胞核\n${CHINESE}`,
      expected: ['1 第一章 細胞', '2 一、細胞膜', '2 二、細胞核'],
    },
    {
      title: 'chapters and decimal numbers in English',
      text: `Chapter 3: Nutrition\n\n${ENGLISH}\n\n3.1 Plants\n\n${ENGLISH}\n\n3.1.1 Leaves\n\n${ENGLISH}\n\n3.2 Animals\n\n${ENGLISH}`,
      expected: ['1 Chapter 3: Nutrition', '2 3.1 Plants', '3 3.1.1 Leaves', '2 3.2 Animals'],
    },
    {
      title: 'underlined lines',
      text: `Nutrition\n=========\n\n${ENGLISH}\n\nPlants\n------\n${ENGLISH}`,
      expected: ['1 Nutrition', '2 Plants'],
    },
    {
      title: 'marks of Markdown',
      text: `# Nutrition\n\n${ENGLISH}\n\n## Plants\n\n${ENGLISH}`,
      expected: ['1 Nutrition', '2 Plants'],
    },
    {
      title: 'short lines between blank lines, the first over the others',
      text: `The Food of Living Things\n\nPlants\n\n${ENGLISH}\n\nAnimals\n\n${ENGLISH}`,
      expected: ['1 The Food of Living Things', '2 Plants', '2 Animals'],
    },
    {
      title: 'short lines between long paragraphs without any blank line',
      text: `The Food of Living Things\nPlants\n${ENGLISH}\nAnimals\n${ENGLISH}`,
      expected: ['1 The Food of Living Things', '2 Plants', '2 Animals'],
    },
    {
      title: 'a title over numbered chapters',
      text: `生物學\n\n第一章 細胞\n\n${CHINESE}\n\n第二章 遺傳\n\n${CHINESE}`,
      expected: ['1 生物學', '2 第一章 細胞', '2 第二章 遺傳'],
    },
    {
      title: 'a summary beside the numbered sections',
      text: `Chapter 3 Nutrition\n\n3.1 Plants\n\n${ENGLISH}\n\nLeaves\n\n${ENGLISH}\n\nSummary\n\n${ENGLISH}`,
      expected: ['1 Chapter 3 Nutrition', '2 3.1 Plants', '3 Leaves', '2 Summary'],
    },
    {
      title: 'items over items, and those whose text is a list',
      text: `一、意義\n（一）定義\n${CHINESE}\n（二）方程式\n葡萄糖 + 氧氣\n\n二、因素\n1. 光照\n2. 溫度\n\n${CHINESE}`,
      expected: ['1 一、意義', '2 （一）定義', '2 （二）方程式', '1 二、因素'],
    },
    {
      title: 'numbers with an ideographic space behind them',
      text: `一　統一的措施\n　　1　政治：推行郡縣制。\n　　2　經濟：統一貨幣。\n二　秦朝的滅亡\n　　${CHINESE}`,
      expected: ['1 一　統一的措施', '1 二　秦朝的滅亡'],
    },
    {
      title: 'exercises at the end of a chapter',
      text: `Chapter 1 Plants\n${ENGLISH}\nExercise 1\n1. What do plants eat?\n2. Where do they find it?`,
      expected: ['1 Chapter 1 Plants', '1 Exercise 1'],
    },
    {
      title: 'a number alone over its decimals',
      text: `1. Plants\n\n1.1 Leaves\n\n${ENGLISH}\n\n1.2 Roots\n\n${ENGLISH}\n\n2. Animals\n\n2.1 Insects\n\n${ENGLISH}`,
      expected: ['1 1. Plants', '2 1.1 Leaves', '2 1.2 Roots', '1 2. Animals', '2 2.1 Insects'],
    },
    {
      title: 'lessons under their units',
      text: `Unit 1 Plants\n\nLesson 1: Leaves\n\n${ENGLISH}\n\nLesson 2: Roots\n\n${ENGLISH}\n\nUnit 2 Animals\n\nLesson 1: Insects\n\n${ENGLISH}`,
      expected: [
        '1 Unit 1 Plants',
        '2 Lesson 1: Leaves',
        '2 Lesson 2: Roots',
        '1 Unit 2 Animals',
        '2 Lesson 1: Insects',
      ],
    },
    {
      title: 'numbers that begin anew under each plain heading',
      text: `Plants\n\n1. Leaves\n\n${ENGLISH}\n\n2. Roots\n\n${ENGLISH}\n\nAnimals\n\n1. Insects\n\n${ENGLISH}\n\n2. Birds\n\n${ENGLISH}\n\nFungi\n\n1. Moulds\n\n${ENGLISH}`,
      expected: [
        '1 Plants',
        '2 1. Leaves',
        '2 2. Roots',
        '1 Animals',
        '2 1. Insects',
        '2 2. Birds',
        '1 Fungi',
        '2 1. Moulds',
      ],
    },
    {
      title: 'capitals over small letters',
      text: `PLANTS\n\n${ENGLISH}\n\nGreen Leaves\n\n${ENGLISH}\n\nANIMALS\n\n${ENGLISH}`,
      expected: ['1 PLANTS', '2 Green Leaves', '1 ANIMALS'],
    },
    {
      title: 'short lines between a finished paragraph and an indented one',
      text: 'Plants\n    Plants make their own food from\nlight, water and carbon dioxide, and\nanimals and people eat what they have\nmade.\nFungi\n    Fungi live on dead matter and break\nit down so that its substances come\nback into the soil for the plants to\ntake them up again.',
      expected: ['1 Plants', '1 Fungi'],
    },
    {
      title: 'a numbered question without text under it is none',
      text: `${ENGLISH}\n\n1. What do plants eat?\n\n2. Where do they find it?\n\n${'_'.repeat(40)}`,
      expected: [],
    },
    {
      title: 'numbered lines over text, not a list',
      text: `1. Plants\n\n${ENGLISH}\n\n2. Animals\n\n${ENGLISH}`,
      expected: ['1 1. Plants', '1 2. Animals'],
    },
    { title: 'a numbered list is none', text: `${ENGLISH}\n\n一、根\n二、莖\n三、葉\n\n${CHINESE}`, expected: [] },
    { title: 'a short sentence is none', text: `${ENGLISH}\n\nLook closer.\n\n${ENGLISH}`, expected: [] },
    {
      title: 'a sentence about a chapter is none',
      text: `${ENGLISH}\n\nChapter 3 tells how plants feed.\n\n${ENGLISH}`,
      expected: [],
    },
    {
      title: 'lines of a contents list are none',
      text: `第一章 細胞 ........ 3\n第二章 遺傳 ........ 9\n\n第一章 細胞\n\n${CHINESE}`,
      expected: ['1 第一章 細胞'],
    },
    {
      title: 'a question after a heading is none',
      text: `Plants\n\nWhat do plants eat?\n\n${ENGLISH}\n\nAnimals\n\n${ENGLISH}`,
      expected: ['1 Plants', '1 Animals'],
    },
  ])('$title', ({ text, expected }) => {
    expect(headings(text)).toEqual(expected)
  })
})
