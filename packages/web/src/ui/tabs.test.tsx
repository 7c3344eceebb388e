import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../language/language.tsx'
import { Tabs } from './tabs.tsx'

type Name = 'one' | 'two' | 'three'

function Page() {
  const [open, setOpen] = useState<Name>('one')
  const tab = (name: Name) => ({ name, label: name, content: `content of ${name}` })
  return (
    <Tabs label="Tabs" open={open} onOpen={setOpen} tabs={[tab('one'), tab('two'), tab('three')]} />
  )
}

function show(language: 'en' | 'ar') {
  render(
    <LanguageProvider initial={language}>
      <Page />
    </LanguageProvider>,
  )
  return userEvent.setup()
}

test.each([
  ['en', '{ArrowRight}', 'two'],
  ['en', '{ArrowLeft}', 'three'],
  ['ar', '{ArrowLeft}', 'two'],
  ['ar', '{ArrowRight}', 'three'],
  ['en', '{End}', 'three'],
  ['en', '{End}{Home}', 'one'],
] as const)('in %s the keys %s open and focus the tab %s', async (language, keys, name) => {
  const user = show(language)
  await user.tab()
  await user.keyboard(keys)
  expect(document.activeElement).toBe(screen.getByRole('tab', { name, selected: true }))
  expect(screen.getByRole('tabpanel', { name }).textContent).toBe(`content of ${name}`)
})

test('a click opens a tab', async () => {
  const user = show('en')
  await user.click(screen.getByRole('tab', { name: 'two' }))
  expect(screen.getByRole('tabpanel', { name: 'two' }).textContent).toBe('content of two')
})
