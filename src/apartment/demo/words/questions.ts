/** What was asked of the online service of the demo, and answered. */
export interface Line {
  readonly answer: boolean
  readonly text: string
  readonly daysBack: number
  /** Of that day. */
  readonly minute: number
}

const asked = (text: string, daysBack: number, minute: number): Line => ({ answer: false, text, daysBack, minute })
const answered = (text: string, daysBack: number, minute: number): Line => ({ answer: true, text, daysBack, minute })

export const QUESTIONS: readonly { readonly asker: number; readonly lines: readonly Line[] }[] = [
  {
    asker: 3,
    lines: [
      asked('你好，租客的指纹录了三次都失败，怎么处理？', 2, 612),
      answered('您好，请先确认门锁在线，让租客擦干手指后重新录入；仍失败可先发临时密码，再报修。', 2, 618),
      asked('好的，临时密码已经发了，谢谢。', 2, 625),
      answered('不客气，有问题随时联系。', 2, 627),
    ],
  },
  { asker: 5, lines: [asked('工单里的设备型号选错了，已经派单还能改吗？', 1, 945)] },
]
