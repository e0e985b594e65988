import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { useConfirm, useNotice } from '../../../src/console/shell/dialogs.tsx'
import { renderConsole } from '../support/render.tsx'

const answers: unknown[] = []
function Asker() {
  const confirm = useConfirm()
  const notice = useNotice()
  return (
    <>
      <button
        onClick={() =>
          void confirm({ title: '删除房源', content: '确定删除“阳光小区”吗？', okText: '删除', tone: 'error' }).then(
            (ok) => answers.push(ok),
          )
        }
      >
        ask
      </button>
      <button
        onClick={() =>
          void confirm({
            title: '选择门店',
            width: 640,
            hideFooter: true,
            content: (answer) => <button onClick={() => answer(true)}>城西店</button>,
          }).then((ok) => answers.push(ok))
        }
      >
        choose
      </button>
      <button onClick={() => void notice({ html: '实名认证<b>失败</b><img src=x onerror="window.hacked = true">' })}>
        tell
      </button>
    </>
  )
}

describe('a confirm dialog', () => {
  it.each([
    ['删除', true],
    ['取消', false],
  ])('answers what was chosen: %s', async (button, answer) => {
    answers.length = 0
    await renderConsole(<Asker />)
    await userEvent.click(screen.getByRole('button', { name: 'ask' }))
    expect((await screen.findByRole('dialog', { name: '删除房源' })).textContent).toContain('确定删除“阳光小区”吗？')
    await userEvent.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(answers).toEqual([answer]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('takes Escape for no', async () => {
    answers.length = 0
    await renderConsole(<Asker />)
    await userEvent.click(screen.getByRole('button', { name: 'ask' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(answers).toEqual([false]))
  })
})

describe('a dialog with buttons of its own', () => {
  it('has no footer, is as wide as asked, and is answered by them', async () => {
    answers.length = 0
    await renderConsole(<Asker />)
    await userEvent.click(screen.getByRole('button', { name: 'choose' }))
    const dialog = await screen.findByRole('dialog', { name: '选择门店' })
    expect(dialog).toHaveStyle({ width: '640px' })
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['城西店'])
    await userEvent.click(within(dialog).getByRole('button', { name: '城西店' }))
    await waitFor(() => expect(answers).toEqual([true]))
  })
})

describe('the top modal', () => {
  it('shows cleaned HTML under its default title, with one button', async () => {
    await renderConsole(<Asker />)
    await userEvent.click(screen.getByRole('button', { name: 'tell' }))
    const dialog = await screen.findByRole('dialog', { name: '提示' })
    await waitFor(() => expect(dialog.textContent).toContain('实名认证失败'))
    expect(dialog.innerHTML).not.toContain('onerror')
    expect(screen.getByRole('button', { name: '确定' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
  })
})
