import { expect, test } from 'vitest'
import { respond } from '../respond.ts'
import type { Turn } from '../skill.ts'
import { studyPlanner } from '../study-planner.ts'

test('hours and rest days that are told later change the plan before', () => {
  const asked = 'exam in 10 days. topics: anatomy, physiology. 3 hours a day'
  const earlier: Turn[] = [{ message: asked, answer: '', outcome: 'answer' }]
  const ask = { language: 'en', today: '2026-11-30' } as const
  const shorter = respond([studyPlanner], { ...ask, text: 'make it 2 hours a day', earlier })
  expect(shorter.text).toContain('20 hours in all')
  const rested = respond([studyPlanner], { ...ask, text: 'i rest on fridays', earlier })
  expect(rested.text).toContain('9 study days')
})
