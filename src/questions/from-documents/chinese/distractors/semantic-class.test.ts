import { describe, expect, test } from 'vitest'
import { CLASS_TABLE, SEMANTIC_CLASSES } from '../word-lists/class-table.ts'
import { classOf, fieldOf, genusOf } from './semantic-class.ts'

describe('the class of a term by its word or its ending', () => {
  test.each([
    ['丞相', 'office'],
    ['节度使', 'office'],
    ['廉政公署', 'institution'],
    ['郡县制', 'system'],
    ['土地制度', 'system'],
    ['相对湿度', 'quantity'],
    ['选举权', 'right'],
    ['三民主义', 'thought'],
    ['儒家', 'thought'],
    ['武昌起义', 'event'],
    ['光合作用', 'process'],
    ['汽化', 'phase_change'],
    ['漫反射', 'light_behaviour'],
    ['热岛效应', 'phenomenon'],
    ['淀粉酶', 'substance'],
    ['线粒体', 'cell_part'],
    ['红血球', 'cell'],
    ['小肠', 'organ'],
    ['唾液腺', 'organ'],
    ['消化系统', 'body_system'],
    ['坏血病', 'disease'],
    ['三角洲', 'landform'],
    ['地幔', 'earth_layer'],
    ['对流雨', 'weather'],
    ['凸透镜', 'device'],
    ['重阳节', 'festival'],
    ['粤剧', 'art'],
    ['小篆', 'script'],
    ['四合院', 'building'],
    ['造纸术', 'technique'],
    ['匈奴', 'people'],
    ['赫兹', 'unit'],
    ['固态', 'state_of_matter'],
    ['入射角', 'angle'],
    ['哺乳动物', 'animal'],
    ['裸子植物', 'plant'],
  ])('%s is of %s', (term, expected) => {
    expect(classOf(term)).toBe(expected)
  })

  test.each(['功能', '环节', '作者', '讨论', '态度', '气象局', '因素', '养分', '文化'])('%s is of none', (word) => {
    expect(classOf(word)).toBeUndefined()
  })
})

describe('what a meaning says that its term is', () => {
  test.each([
    ['液体变成气体的过程', 'process'],
    ['细胞膜与细胞核之间的胶状物质，是细胞进行化学反应的场所', 'substance'],
    ['河曲被截断后遗留下来的弓形湖泊', 'landform'],
    ['市民投票选出代表的权利', 'right'],
    ['市区气温高于郊区的现象', 'phenomenon'],
    ['法院审理案件的最后一个阶段', 'genus:阶段'],
  ])('%s: %s', (meaning, expected) => {
    expect(genusOf(meaning)).toBe(expected)
  })
})

test('no word stands in two classes', () => {
  const words = SEMANTIC_CLASSES.flatMap((name) => CLASS_TABLE[name].words?.split(' ') ?? [])
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

test('every word is of the class under which it stands, though another class may end like it', () => {
  for (const name of SEMANTIC_CLASSES)
    for (const word of CLASS_TABLE[name].words?.split(' ') ?? []) expect([word, classOf(word)]).toEqual([word, name])
})

test('organs and cell parts are of one field, festivals of another, and what a text calls a thing is of none', () => {
  expect(fieldOf('organ')).toBe(fieldOf('cell_part'))
  expect(fieldOf('festival')).not.toBe(fieldOf('organ'))
  expect(fieldOf('genus:命令')).toBeUndefined()
})
