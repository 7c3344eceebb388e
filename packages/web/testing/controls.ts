import { screen, within } from '@testing-library/react'

// What a person looks for on a page, by its name.

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
export const table = async (name: string) => within(await screen.findByRole('table', { name }))
