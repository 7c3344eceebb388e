import { useLanguage } from '../../language/language.tsx'
import { ScreenNav } from '../../ui/screen-nav.tsx'
import { messages } from './board-messages.ts'

const screens = {
  dashboard: '/founder',
  sovereign: '/founder/sovereign',
  business: '/founder/business',
  category: '/founder/category',
  global: '/founder/global',
  v3: '/founder/v3',
  immortal: '/founder/immortal',
  ultimate: '/founder/ultimate',
  final: '/founder/final',
} as const

/** The way to the other screens of the founder. */
export function ScreenLinks({ open }: { open: keyof typeof screens }) {
  const words = messages[useLanguage().language]
  return <ScreenNav label={words.boards} screens={screens} names={words.names} open={open} />
}
