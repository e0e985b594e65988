/** Several of a long list of codes: found by typing, chosen by keys or mouse, in either language. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import '../../../src/console/actions/DeedDialog.tsx'
import type { Lang } from '../../../src/model/model.ts'
import { answerEntity } from '../support/entities.ts'
import { listOf } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { answerCall, model, server } from '../support/server.ts'

const CODES = model.enums['told_entity']!.values
const KEYS = ['every', 'webhook_target_base', ...new Set(CODES.flatMap(({ permission }) => permission ?? []))]

const WORDS = {
  zh: {
    ...{ create: '创建推送', name: '推送名称', url: '接收地址', set: '推送对象' },
    ...{ choose: '请选择', none: '没有可选项', clear: '清空', missing: '不能为空' },
  },
  en: {
    ...{ create: 'Create a webhook', name: 'Name', url: 'Address', set: 'Records' },
    ...{ choose: 'Choose', none: 'Nothing to choose', clear: 'Clear', missing: 'Cannot be empty' },
  },
} as const satisfies Readonly<Record<Lang, object>>

describe.each(['zh', 'en'] as const)('a set of many codes, in %s', (lang) => {
  const words = WORDS[lang]
  const label = (code: string) => CODES.find(({ value }) => value === code)!.label[lang]
  /** Of those that nothing else is called like. */
  const alone = CODES.filter(
    ({ label: own }) =>
      CODES.filter((one) => one.label[lang].toLowerCase().includes(own[lang].toLowerCase())).length === 1,
  ).map(({ value }) => String(value))
  const [first, between, last] = [alone[0]!, alone[Math.floor(alone.length / 2)]!, alone.at(-1)!]
  async function opened() {
    const created = answerCall('webhook_target_create', { id: 1, secret: 'whsec_x' })
    server.use(answerEntity('get', '/v3/webhook_targets', listOf([])).handler, created.handler)
    await openScreen('/webhooks', { keys: KEYS, lang })
    const user = userEvent.setup()
    await user.click((await screen.findAllByRole('button', { name: words.create }))[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: words.create }))
    const box = await dialog.findByRole('combobox', { name: new RegExp(`^${words.set}`) })
    const submit = () => user.click(dialog.getByRole('button', { name: words.create }))
    /** As the box shows them. */
    const chosen = () =>
      [...box.closest('.MuiAutocomplete-root')!.querySelectorAll('.MuiChip-label')].map(
        ({ textContent }) => textContent,
      )
    // Boxes of the browser's own have options, too.
    const offered = () => [...document.querySelectorAll('li[role=option]')].map(({ textContent }) => textContent)
    const sent = () => created.seen.payloads.map((one) => (one as { readonly resources: unknown }).resources)
    return { user, dialog, box, submit, chosen, offered, sent }
  }

  it('is found, chosen and taken out by keys, and sent in the order of the list', async () => {
    const { user, dialog, box, submit, chosen, offered, sent } = await opened()
    expect(dialog.queryByRole('checkbox', { name: label('ticket') })).toBeNull()
    expect(box).toHaveAttribute('placeholder', words.choose)
    await user.type(dialog.getByRole('textbox', { name: words.name }), 'ERP')
    await user.type(dialog.getByRole('textbox', { name: words.url }), 'https://erp.example.com/hook')
    await submit()
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(words.missing)))

    box.focus()
    await user.keyboard(label(last))
    expect(offered()).toEqual([label(last)])
    await user.keyboard('{Enter}')
    expect(chosen()).toEqual([label(last)])
    expect(box).toHaveValue('')
    expect(offered()).toHaveLength(CODES.length)
    await user.keyboard(`${label(first)}{Enter}`)
    expect(chosen()).toEqual([label(first), label(last)])
    await user.keyboard(`${label(between)}{Enter}`)
    await user.keyboard('{Backspace}')
    expect(chosen()).toEqual([label(first), label(between)])
    await user.keyboard('xyz')
    expect(await screen.findByText(words.none)).toBeVisible()
    await user.keyboard('{Escape}')
    await submit()
    await waitFor(() => expect(sent()).toEqual([[first, between]]))
  })

  it('is chosen and taken out by the mouse', async () => {
    const { user, dialog, box, chosen, offered } = await opened()
    await user.click(box)
    expect(offered()).toEqual(CODES.map(({ label: said }) => said[lang]))
    const option = (code: string) => screen.getByRole('option', { name: label(code) })
    await user.click(option('ticket'))
    await user.click(option('lease'))
    // The list stays open, and says what is chosen.
    expect(option('ticket')).toHaveAttribute('aria-selected', 'true')
    expect(chosen()).toEqual([label('lease'), label('ticket')])
    await user.click(option('ticket'))
    expect(chosen()).toEqual([label('lease')])
    await user.click(dialog.getByRole('button', { name: words.clear }))
    expect(chosen()).toEqual([])
    expect(box).toHaveAttribute('placeholder', words.choose)
  })
})
