/** Dialogs and toasts as they stand on the screen, and foreign HTML and drawings that run nothing. */
import { expect, test } from 'playwright/test'
import { listed, rows } from './support/list-page.ts'
import { logIn } from './support/log-in.ts'
import { make, unique } from './support/records.ts'

test('a question has its title, its words on both buttons and its width, also on a telephone; Escape is the way back', async ({
  page,
}) => {
  await logIn(page, { at: '/stores/index/create' })
  await page.locator('form input[name=name]').fill('草稿')
  const ask = async () => {
    await page.getByRole('button', { name: '取消', exact: true }).click()
    return page.getByRole('dialog', { name: '有未保存的修改' })
  }
  const dialog = await ask()
  await expect(dialog).toContainText('离开后未保存的内容将丢失')
  await expect(dialog.getByRole('button')).toHaveText(['继续编辑', '放弃修改'])
  const width = async () => (await dialog.boundingBox())!.width
  await expect.poll(width).toBe(420)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('form input[name=name]')).toHaveValue('草稿')
  await page.setViewportSize({ width: 390, height: 844 })
  await ask()
  await expect.poll(width).toBe(358)
  await dialog.getByRole('button', { name: '放弃修改' }).click()
  await expect(page).toHaveURL(/\/stores\/index$/)
})

test('a toast stands 50 px from the top for two seconds, and the same one is said once', async ({ page }) => {
  await page.clock.install()
  await logIn(page, { at: '/house/home-list' })
  await listed(page)
  await page.route('**/v3/homes?*', (route) =>
    route.fulfill({ status: 400, json: { err_code: 9999, err_msg: '这一次不行', data: null } }),
  )
  const toasts = page.locator('[aria-live=polite]').getByText('这一次不行')
  for (let count = 0; count < 3; count += 1) await page.getByRole('button', { name: '刷新' }).click()
  await expect(toasts).toHaveCount(1)
  expect(Math.round((await toasts.locator('xpath=..').boundingBox())!.y)).toBe(50)
  await page.clock.fastForward(2_100)
  await expect(toasts).toHaveCount(0)
})

const HOSTILE =
  '<p>停水<b>通知</b></p><img src="x" onerror="document.title=\'hacked\'"><script>document.title=\'hacked\'</script><svg onload="document.title=\'hacked\'"><a xlink:href="javascript:document.title=\'hacked\'"><text>点</text></a></svg><a href="javascript:document.title=\'hacked\'">链接</a><iframe srcdoc="<script>top.document.title=\'hacked\'</script>"></iframe><form action="https://evil.example"><input name="pass"></form><p style="position:fixed;inset:0;z-index:99999">盖住</p>'

test('a message that means harm is read as what it says, and runs, covers and asks nothing', async ({ page }) => {
  await logIn(page)
  const message = await make(page, 'messages', {
    title: unique('<img src=x onerror=alert(1)>'),
    type: 1,
    content: HOSTILE,
  })
  page.on('dialog', () => {
    throw new Error('a script of the message ran')
  })
  await page.goto('/message')
  await listed(page)
  await expect(rows(page).first()).toContainText('<img src=x onerror=alert(1)>')
  await page.goto(`/message/${String(message['id'])}`)
  const html = page.locator('.k-html')
  await expect(html).toContainText('停水通知')
  expect(await html.innerHTML()).not.toMatch(/onerror|onload|<script|<svg|<iframe|<form|<input|javascript:|position/)
  await html.getByText('链接').click()
  await expect(page).not.toHaveTitle(/hacked/)
})

test('a drawing with a script in it, called a photograph, is shown as a picture and leads nowhere', async ({
  page,
}) => {
  await logIn(page)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="document.title='hacked'"><script>document.title='hacked'</script><rect width="9" height="9"/></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  const ticket = await make(page, 'tickets', {
    service_type: 2,
    service_target: 1,
    home_id: 1,
    room_id: 4,
    fault: '门锁没有反应',
    contact_name: '林岚',
    contact_phone: '13800000001',
    appointment_date: '2099-01-01',
    appointment_period: 1,
    pictures: [{ name: '现场.svg', url, size: drawing.length, type: 'image/png' }],
  })
  await page.goto(`/ticket/${String(ticket['ticket_id'])}`)
  const picture = page.getByRole('img', { name: '现场.svg' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9)
  expect(await page.locator('.k-files a', { has: picture }).getAttribute('href')).toBeNull()
  await expect(page).not.toHaveTitle(/hacked/)
})
