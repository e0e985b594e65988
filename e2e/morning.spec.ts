/**
 * An operator's morning, by the help articles alone: what is pressed stands in the article that was opened for it, in
 * the reader's language.
 */
import { expect, test, type Locator, type Page } from 'playwright/test'
import { moodOf, tell, untilNext, untilPrompt } from './support/fleet.ts'
import { inEnglish, logIn } from './support/log-in.ts'
import { press } from './support/press.ts'
import { HOME, make, rowsOf, unique } from './support/records.ts'

const TAMPER = 1003

/** What is read on the screen, as `zh|en`. */
const WORDS = {
  binding: '绑定门锁和网关|Binding a lock or a gateway',
  giving: '给租客密码、卡、指纹和蓝牙钥匙|Giving a tenant a password, card, fingerprint or Bluetooth key',
  freezing: '冻结、解冻和删除授权|Freezing, unfreezing and deleting credentials',
  losing: '管理卡丢失|When a management card is lost',
  offline: '门锁离线怎么办|When a lock is offline',
  alarms: '处理异常告警|Dealing with exceptions',
  bind: '绑定门锁|Bind a lock',
  sn: '设备SN|Serial number',
  unseen: '待交付(已绑定未在线)|Awaiting delivery, bound, not online',
  add: '添加密码|Add a password',
  holder: '持有人|Holder',
  phone: '手机号|Phone',
  until: '失效时间|Valid until',
  once: '仅显示这一次|Shown this once',
  close: '关闭|Close',
  credentials: '授权|Credentials',
  effective: '已生效|Effective',
  freeze: '冻结密码|Freeze a password',
  frozen: '已冻结|Frozen',
  remove: '删除密码|Delete a password',
  awaits: '进行中|In progress',
  lose: '挂失|Report lost',
  reason: '原因|Reason',
  failed: '失败门锁|Failed locks',
  again: '重试失败门锁|Retry failed locks',
  erase: '从门锁删除|Delete from locks',
  forced: '强制删除|Delete anyway',
  erased: '已删除|Deleted',
  away: '离线|Offline',
  tamper: '防撬报警|Tamper alarm',
  details: '详情|Details',
  start: '开始处理|Start handling',
  done: '处理完成|Mark as handled',
  result: '处理结果|Result',
  handled: '已处理|Handled',
  more: '更多|More',
} as const
type Word = keyof typeof WORDS

class Operator {
  private read = ''
  constructor(
    readonly page: Page,
    private readonly english: boolean,
  ) {}

  get main(): Locator {
    return this.page.getByRole('main')
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }
  say(word: Word): string {
    return WORDS[word].split('|')[this.english ? 1 : 0]!
  }

  async opens(article: Word): Promise<void> {
    await this.page.goto('/help-space/handbook')
    await this.page.getByRole('link', { name: this.say(article), exact: true }).click()
    const text = this.main.getByRole('article')
    await expect(text.getByRole('heading')).toHaveText(this.say(article))
    await expect(text.getByRole('listitem').first()).toBeVisible()
    this.read = await text.innerText()
  }
  /** Presses what the article names, where the page has it. */
  async presses(word: Word, row?: Locator): Promise<void> {
    const name = this.say(word)
    expect(this.read).toContain(name)
    await press(this.page, name, { more: this.say('more'), ...(row && { row }) })
  }
  async confirms(word: Word): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say(word), exact: true }).click()
  }
  async fills(word: Word, value: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: new RegExp(`^${this.say(word)}`) }).fill(value)
  }
  async sees(...words: readonly Word[]): Promise<void> {
    for (const word of words) await expect(this.main).toContainText(this.say(word))
  }
  async finds(address: string, words: string): Promise<void> {
    await expect(async () => {
      await this.page.goto(address)
      await expect(this.main).toContainText(words, { timeout: 2_000 })
    }).toPass()
  }
}

for (const english of [false, true])
  test(`a morning by the help articles, in ${english ? 'English' : 'Chinese'}`, async ({ page }) => {
    test.setTimeout(240_000)
    if (english) {
      await page.goto('/login')
      await inEnglish(page)
    }
    await logIn(page)
    const one = new Operator(page, english)
    const { home_id } = await make(page, 'homes', { ...HOME, name: unique('晨间苑') })
    const run = String(Date.now()).slice(-9)
    const sns = [1, 2, 3].map((at) => `lk24035${run}000${at}`)
    const rooms = await Promise.all(
      sns.map(() => make(page, 'rooms', { home_id, room_name: unique('间'), room_type: 1 })),
    )
    const [near] = sns
    let lock = 0

    await test.step('binds the locks', async () => {
      await one.opens('binding')
      for (const [at, sn] of sns.entries()) {
        await page.goto(`/house/room-list/${String(rooms[at]!['room_id'])}`)
        // Its settings go to it by themselves.
        await untilPrompt(page, 1)
        await one.presses('bind')
        await one.fills('sn', sn)
        await one.confirms('bind')
        await expect(one.dialog).toHaveCount(0)
        await one.sees('unseen')
        const [device] = await rowsOf(page, 'devices', `sn=${sn}`)
        const setting = `device_id=${String(device!['device_id'])}&command=setting_write`
        await expect.poll(() => rowsOf(page, 'command_tasks', setting)).not.toEqual([])
      }
      for (const sn of sns) await tell(page, sn, { type: 'online' })
      const [device] = await rowsOf(page, 'devices', `sn=${near!}`)
      lock = Number(device!['device_id'])
    })

    await test.step('gives a password', async () => {
      await one.opens('giving')
      await page.goto(`/house/device-list/${lock}`)
      await untilPrompt(page, 1)
      await one.presses('add')
      await one.fills('holder', '程一诺')
      await one.fills('phone', '13800009911')
      await one.fills('until', '2099-01-01 00:00:00')
      await one.confirms('add')
      await expect(one.dialog).toContainText(one.say('once'))
      await one.dialog.getByRole('button', { name: one.say('close') }).click()
      await one.main.getByRole('tab', { name: one.say('credentials'), exact: true }).click()
      await one.sees('effective')
    })

    await test.step('freezes it', async () => {
      await one.opens('freezing')
      await page.goto(`/house/device-list/${lock}?tab=grants`)
      await untilPrompt(page, 1)
      await one.presses('freeze', one.main.getByRole('row'))
      await one.confirms('freeze')
      await one.sees('frozen')
    })

    await test.step('has a lost card blocked, and deletes it although one lock is away', async () => {
      await tell(page, sns[2]!, { type: 'offline' })
      const number = `3F${run.slice(-8)}`
      const { id } = await make(page, 'manage_cards', {
        ...{ number, card_type: 2, holder: '王工', store_id: 1, home_ids: [home_id] },
        valid_range: ['2026-01-01', '2099-12-31'],
      })
      const card = `/house/card-list/${String(id)}`
      await one.opens('losing')
      await page.goto(card)
      // Of three locks one fails, or would if it were not away.
      const works = (task: number): boolean => moodOf(task) === 'prompt'
      await untilNext(page, (task) => moodOf(task) === 'failing' && works(task + 1) && works(task + 2))
      await one.presses('lose')
      await one.fills('reason', '保洁遗失')
      await one.confirms('lose')
      await expect(one.dialog).toHaveCount(0)
      await one.finds(card, '1/3')
      const [loss] = await rowsOf(page, 'loss_cards', `manage_card_id=${String(id)}`)
      await page.goto(`/house/loss-card-list/${String(loss!['id'])}`)
      await one.sees('failed')
      await untilPrompt(page, 1)
      await one.presses('again')
      const failed = `loss_card_id=${String(loss!['id'])}&status=2`
      await expect.poll(() => rowsOf(page, 'card_lock_tasks', failed)).toEqual([])
      await one.finds(card, '2/3')
      await untilPrompt(page, 3)
      await one.presses('erase')
      await one.dialog.getByRole('switch', { name: one.say('forced') }).check()
      await one.confirms('erase')
      await expect(one.dialog).toHaveCount(0)
      await one.finds(card, '2/3')
      await tell(page, sns[2]!, { type: 'online' })
      await one.finds(card, one.say('erased'))
    })

    await test.step('deletes a password while its lock is away', async () => {
      await tell(page, near!, { type: 'offline' })
      await one.finds(`/house/device-list/${lock}`, one.say('away'))
      await one.opens('offline')
      await one.sees('awaits')
      await one.opens('freezing')
      await page.goto(`/house/device-list/${lock}?tab=grants`)
      await untilPrompt(page, 1)
      await one.presses('remove', one.main.getByRole('row'))
      await one.confirms('remove')
      await expect(one.dialog).toHaveCount(0)
      await expect.poll(() => rowsOf(page, 'grants', `device_id=${lock}&pending_removal=true`)).toHaveLength(1)
      await tell(page, near!, { type: 'online' })
      await expect.poll(() => rowsOf(page, 'grants', `device_id=${lock}`)).toEqual([])
    })

    await test.step('handles an alarm', async () => {
      await tell(page, near!, { type: 'alarm', code: TAMPER })
      await one.opens('alarms')
      await one.finds(`/house/device-list/${lock}?tab=events`, one.say('tamper'))
      const named = new RegExp(`^${one.say('details')} ${one.say('tamper')}`)
      await one.main.getByRole('link', { name: named }).click()
      await one.presses('start')
      await one.confirms('start')
      await expect(one.dialog).toHaveCount(0)
      await one.presses('done')
      await one.fills('result', '现场查看，锁体完好')
      await one.confirms('done')
      await one.sees('handled')
    })
  })
