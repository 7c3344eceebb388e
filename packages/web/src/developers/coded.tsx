import { createElement, Fragment } from 'react'

/** A text in which what programs send and read stands between backticks. It reads from left to right in every language. */
export const Coded = ({ text }: { text: string }) =>
  // Its parts never change places, and the same code can stand in it twice: they have no keys.
  createElement(
    Fragment,
    null,
    ...text
      .split('`')
      .map((part, at) => (at % 2 === 0 ? part : createElement('code', { dir: 'ltr' }, part))),
  )
