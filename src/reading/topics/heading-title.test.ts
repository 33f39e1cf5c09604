import { describe, expect, test } from 'vitest'
import { headingRole, topicName } from './heading-title.ts'

describe('topicName', () => {
  test.each([
    ['4.1 Studying Cells', 'Studying Cells'],
    ['Chapter 3: The Water Cycle', 'The Water Cycle'],
    ['1. Introduction', 'Introduction'],
    ['IV. Results', 'Results'],
    ['第三章　細胞', '細胞'],
    ['第一節 光合作用', '光合作用'],
    ['三、大腸', '大腸'],
    ['（二）小肠', '小肠'],
    ['1.2细胞膜', '细胞膜'],
    ['NEWTON AND THE LAWS OF MOTION', 'Newton and the Laws of Motion'],
    ['STAGES OF REM SLEEP', 'Stages of REM Sleep'],
    ['DNA', 'DNA'],
    ['1984: A Novel of the Future', '1984: A Novel of the Future'],
    ['5', '5'],
    ['Part B: Rivers', 'Rivers'],
    ['一　統一的措施', '統一的措施'],
    ['甲部：河流', '河流'],
    ['甲、河流', '河流'],
    ['甲部落的生活', '甲部落的生活'],
    ['己、甲午戰爭（1894–1895）', '甲午戰爭（1894–1895）'],
    ['【2】世界能源分佈不均', '世界能源分佈不均'],
    ['二、細胞的構造（必背）', '細胞的構造'],
    ['4. PROFITS TAX (two-tiered rates)', 'Profits Tax (two-tiered rates)'],
    ['Photosynthesis', 'Photosynthesis'],
    ['Units of Force {#import-auto-id14}', 'Units of Force'],
  ])('"%s" is named "%s"', (heading, name) => {
    expect(topicName(heading)).toBe(name)
  })
})

describe('headingRole', () => {
  test.each([
    ['Studying Cells', 'topic'],
    ['What Is Learning?', 'topic'],
    ['Summary of the French Revolution', 'topic'],
    ['細胞的分裂', 'topic'],
    ['Introduction', 'opening'],
    ['1.1 Overview', 'opening'],
    ['學習目標', 'opening'],
    ['4', 'opening'],
    ['Key Terms', 'apparatus'],
    ['Chapter Summary', 'apparatus'],
    ['Problems & Exercises', 'apparatus'],
    ['REVIEW QUESTIONS', 'apparatus'],
    ['Appendix B: Units', 'apparatus'],
    ['參考文獻', 'apparatus'],
    ['第五節 本章小結', 'apparatus'],
    ['习题', 'apparatus'],
    ['附錄一', 'apparatus'],
    ['7. Check yourself', 'apparatus'],
    ['八、自我測試', 'apparatus'],
    ['EXAM TIPS', 'apparatus'],
    ['Practice of medicine', 'topic'],
    ['A. Multiple choice', 'questions'],
    ['Exercise 2', 'apparatus'],
    ['Worksheet 4', 'questions'],
    ['Part B: Fill in the blanks (10 marks)', 'questions'],
    ['甲部：選擇題（每題2分）', 'questions'],
    ['二、填充題', 'questions'],
    ['Short questions', 'questions'],
    ['Matching fund schemes', 'topic'],
    ['Structured programming', 'topic'],
    ['問答題的由來', 'topic'],
  ] as const)('"%s" is %s', (heading, role) => {
    expect(headingRole(heading)).toBe(role)
  })
})
