import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'This agent will not do everything that you describe:',
  nearest: (skills: string) => `What comes nearest: ${skills}.`,
}

const ar: typeof en = {
  title: 'لن يفعل هذا الوكيل كل ما تصفه:',
  nearest: (skills) => `الأقرب إليها: ${skills}.`,
}

export const messages: Bilingual<typeof en> = { en, ar }
