import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'This agent will not do everything that you describe:',
}

const ar: typeof en = {
  title: 'لن يفعل هذا الوكيل كل ما تصفه:',
}

export const messages: Bilingual<typeof en> = { en, ar }
