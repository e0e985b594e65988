/** The help centre of the demo, in both languages: each article as somebody needs it who has it to do now. */
interface Words {
  readonly title: string
  readonly content: string
}

export interface DemoArticle {
  readonly kind: 'handbook' | 'questions' | 'video'
  readonly zh: Words
  readonly en: Words
}

const para = (...texts: readonly string[]): string => texts.map((text) => `<p>${strong(text)}</p>`).join('')
const steps = (...texts: readonly string[]): string =>
  `<ol>${texts.map((text) => `<li>${strong(text)}</li>`).join('')}</ol>`
/** `*so*` are words of the console. */
const strong = (text: string): string => text.replaceAll(/\*(.+?)\*/g, '<strong>$1</strong>')

export const articles: readonly DemoArticle[] = [
  {
    kind: 'handbook',
    zh: {
      title: '第一次使用：从添加门店到办理入住',
      content: steps(
        '在*门店管理*中添加门店',
        '在*房源管理*中添加房源和房间',
        '打开房间，绑定网关、门锁和水电表，见*绑定门锁和网关*',
        '打开空置房间，点*办理入住*：租客、租约、门锁授权和电表底数一次办完',
      ),
    },
    en: {
      title: 'Getting started: from the first store to the first check-in',
      content: steps(
        'Add a store under *Stores*',
        'Add homes and rooms under *Homes* and *Rooms*',
        'Open a room and bind its gateway, lock and meters: see *Binding a lock or a gateway*',
        'Open a vacant room and choose *Check in*: tenant, lease, lock credentials and opening reading in one step',
      ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '用表格批量办理入住、续租和退租',
      content:
        steps(
          '在*租约管理*中点*批量办理*，选择办理入住、续租或退租；办理入住也可以在*房间管理*中选择',
          '下载 Excel 或 CSV 模板填写，一行一条。用房源、楼栋、户、房间号写明是哪一间；带星号的列必填。续租和退租填写手机号时，会与租客登记的手机号核对',
          '选择文件，点*检查文件*：逐行列出将会办理什么、哪些行不能办理及原因，此时什么都没有改动',
          '电表离线或有待删除授权时，可以勾选*继续操作*或*仍然办理*，对这些行一并处理',
          '点窗口下方的办理按钮（写明行数）。可以关闭窗口，办理会继续进行；再次打开可看到进度',
          '完成后下载逐行结果；未办理的行可以单独下载，修改后直接再次上传',
        ) +
        para(
          '每一行单独办理，与逐个办理的规则相同：某一行不能办理，不影响其他行。同一文件再次上传时，24小时内已办理的行不会重复办理。随机生成的开门密码在逐行结果里。同住人和人脸照片请在租约中单独添加。',
        ),
    },
    en: {
      title: 'Check-in, renewal and check-out for many by a file',
      content:
        steps(
          'Under *Leases*, choose *From a file* and then check in, renew or check out; check-in is offered under *Rooms*, too',
          'Download the Excel or CSV template and fill it in, one record a row. Home, building, household and room number say which room is meant; columns with an asterisk are required. A phone number in a renewal or check-out is compared with that of the tenant',
          'Choose the file and *Check the file*: you see row by row what would happen and which rows are not possible and why. Nothing has changed yet',
          'Where meters are offline or credentials are still to be deleted, tick *Go on anyway* or *Check in all the same* for all of these rows',
          'Choose the button at the bottom, which says how many rows will be done. You may close the window; the work continues, and you see its progress when you open it again',
          'Then download the result of each row. The rows that were not done come as a file of their own, to correct and send again',
        ) +
        para(
          'Each row is done by itself, by the same rules as a single one: a row that is not possible does not hold up the others. When the same file is sent again, rows that were done within 24 hours are not done again. Passwords that were drawn stand in the results. Add co-tenants and face photos in the lease.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '续租、换房、退租和取消入住',
      content:
        steps(
          '在*租约管理*中打开租约。到期前点*续租*，租客和同住人的门锁授权一并延长；未能延长的（如门锁离线）逐条列出',
          '换到其他房间，点*换房*：原房间按退租结算，押金和租期转到新房间。也可以换到有权查看的其他房源，租客和同住人在新房源建立租客档案',
          '租客搬走时点*退租*：填写抄表读数，选择水电余额退款、清零或转下一租客。先点*预览*，结算和要删除的授权逐项列出，此时什么都没有改动',
          '办错了，可在1小时内到*退租记录*点*撤销*（已登记结清或房间已再次出租的不能撤销）；门锁已删除的授权和门禁已清除的人脸需要重新添加。结算款付给租客或收齐后点*登记已结清*，登记后不能更改',
          '租客入住前决定不租了，点*取消入住*：仅限尚未开始的租约。授权逐个删除，押金和预存水电费退还租客，合同文本作废，房间恢复空置',
        ) +
        para(
          '到期前会提醒：默认提前30天、7天和1天给员工发消息。天数、是否短信提醒租客和短信内容在*租约配置*中设置，可按公司、门店或房源分别填写；每次提醒记录在租约的*概览*里。租期已到但未办理退租的房间，下一位租客不能入住，请先退租；租约到期后仍可办理退租。',
        ),
    },
    en: {
      title: 'Renewing, moving, checking out and cancelling a check-in',
      content:
        steps(
          'Open the lease under *Leases*. Before it ends, choose *Renew*: the credentials of tenant and co-tenants are extended with it; those that could not be, for example at a lock that is offline, are listed',
          'For another room, choose *Move*: the old room is settled as at a check-out; deposit and term move to the new one. It may be in another home that you may see; tenant and co-tenants get records there',
          'When the tenant leaves, choose *Check out*: enter the meter readings and whether what is left is refunded, cleared or carried over to the next tenant. *Preview* lists the settlement and the credentials to be deleted before anything is changed',
          'A mistake can be taken back within an hour by *Undo* under *Check-outs*, unless it has been recorded as settled or the room let again; credentials that locks have deleted and faces that doors have cleared must be added again. Once the settlement is paid out or collected, choose *Record as settled*, which cannot be changed afterwards',
          'If the tenant does not come after all, choose *Cancel the check-in*, which is possible until the lease begins. Credentials are deleted one by one, deposit and prepaid electricity and water go back to the tenant, contracts become void, and the room is free again',
        ) +
        para(
          'Before a lease ends, staff get a message: 30 days, 7 days and 1 day ahead, unless set otherwise. The days, whether the tenant is texted and the text itself are set under *Lease settings*, for the company, a store or a home; each reminder stands in the lease’s *Overview*. Nobody can move into a room whose last lease has ended without a check-out: check it out first, which is still possible after its end.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '绑定门锁和网关',
      content:
        steps(
          '在*房源 / 房间管理*中打开房间；先绑定网关，再绑定门锁和电表',
          '点*绑定门锁*；网关、水表、门禁等在*更多*里。走廊里的网关、中继器和单元门的门禁，在公区的房间里绑定',
          '输入设备背面的SN，或在手机上点SN旁的扫码图标，对准标签上的条码或二维码。输入时会显示设备类型和型号，不符即为输错；标签上印有绑定码的，一并填写',
          '选择*所属网关*：只列出同一房源的网关；直连的门锁留空',
          '提交后，设备状态为*待交付(已绑定未在线)*；设备第一次上线后自动变为*待交付(已绑定在线)*。交给租客使用后，点*交付*',
        ) +
        para(
          '一个房间只有一把门锁：提示已绑定门锁时，请用*更换*。设备没有上线时，打开设备页面，点*刷新状态*。换新设备用*更换*：下挂设备随之转移；门锁的密码、蓝牙钥匙和人脸自动下发到新锁，进度见新锁的*授权*；卡片和指纹待新锁上线后点*重新下发*，请持有人到门锁前重新录入；更换前已冻结、已过期或新锁型号不支持的不下发。拆走用*解绑*，网关下还有设备时不能解绑。',
        ),
    },
    en: {
      title: 'Binding a lock or a gateway',
      content:
        steps(
          'Open the room under *Homes / Rooms*. Bind the gateway first, then the lock and the meters',
          'Choose *Bind a lock*; gateways, water meters, access units and others are under *More*. What hangs in a corridor or at the front door is bound to the room of the public area',
          'Type the serial number from the back of the device, or on a phone press the scan icon beside it and point the camera at the code on the label. Kind and model appear as you type; if they are wrong, so is the number. Fill in the binding code where the label has one',
          'Choose the *Gateway*: only those of the same home are listed. Leave it empty for a lock that connects by itself',
          'Its state is *Awaiting delivery, bound, not online* until it first comes online; then it becomes *Awaiting delivery, bound and online* by itself. Choose *Mark as delivered* once it is in use',
        ) +
        para(
          'A room has one lock: where it has one already, use *Replace*. If the device does not come online, open its page and choose *Refresh*. *Replace* puts a new device in its place, with what is connected to it. Passwords, Bluetooth keys and faces are sent to the new lock automatically; *Credentials* on its page shows how far they are. For cards and fingerprints choose *Send again* once it is online and have the holder present them at the lock. Credentials that were frozen or had expired, or that the new model does not support, are not sent. *Unbind* takes it away. A gateway cannot be unbound while devices are connected to it.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '给租客密码、卡、指纹和蓝牙钥匙',
      content:
        steps(
          '打开门锁：在*设备管理*中搜索SN，或从房间页面点设备',
          '点*添加密码*，填写持有人、手机号和失效时间；密码留空则随机生成。密码只在提交后显示一次，请当场告知租客',
          '卡和指纹：在*更多*里点*添加NFC卡*或*添加指纹*，请租客到门锁前刷卡或按指纹；录入前操作状态为*进行中*，180秒内未录入则为*失败*，点*重新下发*后再录入',
          '人脸和蓝牙钥匙也在*更多*里；人脸须经本人同意：上传照片，并勾选*已同意采集人脸*。型号支持哪些方式，请看*型号能力*',
          '在门锁页面的*授权*里查看：操作状态*成功*、凭证状态*已生效*后才能开门',
        ) +
        para(
          '操作状态为*失败*时，点该条授权的*重新下发*。门锁离线时不能添加，请看*门锁离线怎么办*。房间或人员较多时，请看*批量授权：多个房间、多个人一次完成*。',
        ),
    },
    en: {
      title: 'Giving a tenant a password, card, fingerprint or Bluetooth key',
      content:
        steps(
          'Open the lock: search its serial number under *Devices*, or open it from the page of its room',
          'Choose *Add a password* and fill in the holder, the phone number and the end. Left empty, the password is drawn. It is shown once, right after you submit: tell the tenant then',
          'For a card or a fingerprint choose *Add an NFC card* or *Add a fingerprint* under *More* and ask the tenant to hold it to the lock; until then the operation is *In progress*. If that does not happen within 180 seconds, the operation is *Failed*: choose *Send again* and ask the tenant to try again',
          'Faces and Bluetooth keys are under *More* as well; for a face, get the person’s consent, upload a photo and tick *Consented to face capture*. *Model abilities* says what each model supports',
          'Look under *Credentials* on the page of the lock: it opens the door once the operation *Succeeded* and the credential is *Effective*',
        ) +
        para(
          'Where an operation *Failed*, choose *Send again* on that credential. A lock that is offline takes none: see *When a lock is offline*. For many at once see *Many rooms and people at once*.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '批量授权：多个房间、多个人一次完成',
      content:
        steps(
          '在*门锁与指令 / 批量授权记录*中点*批量授权*',
          '选择*房源*（其中所有装有门锁的房间），或逐个选择*房间*；在*人员*中逐行填写持有人和手机号',
          '选择*授权方式*和*失效时间*。密码留空则为每人随机生成一个，提交后只显示一次，请复制后转交',
          '提交后在后台逐把下发，可以离开页面。打开该批次查看*成功*、*失败*和*进行中*的数量；*失败明细*列出每一条的原因',
          '原因解除后（如门锁重新在线、房间已绑定门锁），点*失败重试*：只重新下发失败的，其余不变',
        ) +
        para(
          '一次最多10000条（房间数×人数）。卡和指纹下发后，需在180秒内到门锁前录入。人脸需要照片，请在门锁页面逐把添加。管理密码用*批量修改管理密码*。',
        ),
    },
    en: {
      title: 'Many rooms and people at once',
      content:
        steps(
          'Choose *Grant in a batch* under *Locks and commands / Credential batches*',
          'Choose *Homes* (every room of theirs that has a lock) or single *Rooms*, and add a row with name and phone number for each of the *People*',
          'Choose the *Credential type* and *Valid until*. Left empty, each person’s password is drawn and shown once, after you submit: copy them then',
          'The locks are told one by one in the background; you may leave the page. The batch shows how many have *Succeeded*, *Failed* or are *In progress*, and what failed with its reason',
          'Once the reason is gone (the lock is back, or the room has one now), choose *Retry failed*: only what failed is sent again',
        ) +
        para(
          'At most 10,000 at once (rooms × people). Cards and fingerprints must be presented at the lock within 180 seconds. A face needs a photo: add it on the page of the lock. For admin passwords there is *Change admin passwords in a batch*.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '冻结、解冻和删除授权',
      content:
        steps(
          '打开门锁页面的*授权*，或在*门锁与指令 / 授权记录*中搜索持有人或手机号',
          '点*冻结密码*（卡、指纹等同理）：凭证暂时不能开门，门锁确认后凭证状态变为*已冻结*',
          '需要恢复时点*解冻密码*',
          '不再需要时点*删除密码*；门锁确认删除前，原密码可能仍能开门。门锁离线时也可以删除，上线后执行',
        ) +
        para(
          '每一步都是下发给门锁的指令，以门锁的应答为准；进度见*门锁与指令 / 指令任务*，失败的可在那里*重试*。要暂停一份租约的全部授权，打开租约点*冻结*：结果逐个列出；门锁离线或忙时显示*等待设备*，此前仍可开门，之后自动冻结。',
        ),
    },
    en: {
      title: 'Freezing, unfreezing and deleting credentials',
      content:
        steps(
          'Open *Credentials* on the page of the lock, or search the holder or phone number under *Locks and commands / Credentials*',
          'Choose *Freeze a password* (or card, fingerprint and so on): it does not open the door for now. Once the lock has confirmed, the credential is *Frozen*',
          'To bring it back choose *Unfreeze a password*',
          'When it is no longer needed, choose *Delete a password*; until the lock has confirmed, it may still open the door. A lock that is offline deletes it when it is back',
        ) +
        para(
          'Each step is a command to the lock and counts once the lock has answered. Progress is under *Locks and commands / Device commands*; what failed can be tried again there with *Retry*. To suspend all credentials of a lease, open it and choose *Freeze*: the result of each is listed. Where a lock is offline or busy it says *Waiting for the device*: the credential opens the door until then, and is frozen by itself.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '管理卡丢失',
      content:
        steps(
          '在*门锁与指令 / 管理卡*中找到该卡，点*挂失*，填写原因',
          '适用范围内的门锁逐一停用该卡；在*门锁与指令 / 管理卡挂失记录*查看进度，如*2/3*',
          '有门锁失败时，打开挂失记录，*失败门锁*列出是哪一把、为什么；原因解除后点*重试失败门锁*，只重新下发失败的门锁。离线的门锁上线后自动停用该卡，24小时内未上线的也算失败',
          '进度全部完成后，管理卡状态为*已挂失*；再点*从门锁删除*，从全部门锁中清除该卡',
        ) +
        para(
          '挂失不能恢复。急需清除而仍有门锁未完成时，同样点*从门锁删除*，并勾选*强制删除*；离线的门锁上线后删除。删除进度见*门锁与指令 / 管理卡删除记录*，全部门锁完成后，管理卡状态为*已删除*。',
        ),
    },
    en: {
      title: 'When a management card is lost',
      content:
        steps(
          'Find the card under *Locks and commands / Management cards*, choose *Report lost* and give the reason',
          'Every lock that it opens blocks it, one by one; *Locks and commands / Loss reports* shows how far it is, such as *2/3*',
          'If a lock fails, open the report: *Failed locks* says which one and why. Once the reason is gone, choose *Retry failed locks*; only those are told again. A lock that is offline blocks the card when it is back; one that stays away for 24 hours has failed, too',
          'When all have answered, the card is *Reported lost*; then choose *Delete from locks*',
        ) +
        para(
          'A loss report cannot be undone. If the card must go before every lock has blocked it, choose *Delete from locks* all the same and tick *Delete anyway*; a lock that is offline deletes it when it is back. Progress is under *Locks and commands / Card deletions*; the card is *Deleted* once every lock has answered.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '门锁离线怎么办',
      content:
        steps(
          '打开门锁页面看*连接情况*。*网关离线*：先处理网关，检查电源和网络，再看网关页面的*连接图*；*离线*：检查门锁电池和信号',
          '点*刷新状态*：设备应答后即恢复在线',
          '租客急着进门：在*更多*里获取*动态密码*（5分钟内有效）或*离线密码*（整点起止，最长31天），密码只显示一次，到期前无法撤销',
          '仍不能恢复时，在*工单列表*提交维修工单',
        ) +
        para(
          '已下发的密码、指纹和卡保存在门锁内，离线也能开门。离线时不能添加、修改、冻结授权，但可以照常点*删除密码*（卡、指纹等同理）：授权操作为*删除*、操作状态为*进行中*，门锁上线后自动删除，在此之前仍能开门，房间页面计入*待删除授权*；超过24小时门锁仍未确认的，产生异常。哪些型号支持离线密码，见*型号能力*。',
        ),
    },
    en: {
      title: 'When a lock is offline',
      content:
        steps(
          'Look at *Reach* on the page of the lock. *Gateway offline*: see to the gateway first, its power and network, and look at the *Map* on its page. *Offline*: check the battery and the signal of the lock',
          'Choose *Refresh*: a device that answers is online again',
          'If a tenant has to get in, get a *Dynamic password* (valid for 5 minutes) or an *Offline password* (full hours, up to 31 days) under *More*. It is shown once and cannot be withdrawn before it ends',
          'If it stays away, open a repair ticket under *Tickets*',
        ) +
        para(
          'Passwords, fingerprints and cards that were delivered are kept in the lock and open the door while it is offline. Nothing can be added, changed or frozen meanwhile, but *Delete a password* (or card, fingerprint and so on) works: its *Credential operation* is *Delete* and its *Operation status* is *In progress*; it is deleted when the lock is back. Until then it still opens the door and counts among the *Credentials to be deleted* of its room; if the lock has not confirmed after 24 hours, an exception is raised. *Model abilities* says which models take offline passwords.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '处理异常告警',
      content:
        steps(
          '在*房源 / 设备异常*查看；点*视图*选择*待处理异常*，只看未处理和处理中的；也可打开设备页面的*异常*',
          '点*开始处理*，*处理人*留空则由自己处理；或点*指派*交给有查看权限的同事，对方会收到消息',
          '处理后点*处理完成*，填写处理结果；误报点*忽略*',
          '异常解除时自动变为*自动恢复*，如电量恢复、门已关好、设备重新上线',
        ) +
        para(
          '同一设备的同一异常合并为一条，计次数。网关离线只报一条，下挂设备显示*网关离线*。网关恢复10分钟后仍离线的下挂设备，各自报警。低电量（低于10%）请尽快更换电池。有*查看日志*权限的，可在异常页面的操作记录里查看每一步的操作人、时间和备注。',
        ),
    },
    en: {
      title: 'Dealing with exceptions',
      content:
        steps(
          'Look under *Homes / Exceptions*; choose *Open exceptions* under *Views* to see only those that are open or in progress. Or look under *Exceptions* on the page of a device',
          'Choose *Start handling* and leave *Handler* empty to take it yourself. *Assign* gives it to somebody else who may see exceptions; they get a message',
          'When it is done choose *Mark as handled* and say what you did; choose *Ignore* for a false alarm',
          'When it is over by itself, it becomes *Recovered*: the battery is full again, the door is closed, the device is back',
        ) +
        para(
          'Repeats on one device are one entry, counted. A gateway that is away raises one exception; what is connected to it shows *Gateway offline*. What is still offline 10 minutes after the gateway is back raises its own. Replace batteries below 10% soon. With the permission *View logs* you can see who did what and when, with every note, in the history on the exception’s page.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '门禁人员、访客和远程开门',
      content:
        steps(
          '在*门禁 / 门禁人员*中点*新增*，填写姓名、手机号、房源和有效期，上传人脸照片，并勾选*已同意采集人脸*',
          '打开该人员，点*下发到门禁*，选择门禁',
          '在*门禁 / 门禁授权*查看结果；失败会注明原因，系统自动重试3次，之后可点*重试*',
          '访客：人员类型选*访客*，失效时间留空则24小时后失效',
          '离开后点*从门禁清除*；需要时勾选*清除后删除该人员*',
        ) + para('有访客到门口时，打开门禁设备，点*远程开门*并确认。门禁离线时会被拒绝；每次开门都记入操作记录。'),
    },
    en: {
      title: 'People at doors, visitors and remote opening',
      content:
        steps(
          'Choose *Create* under *Access control / Access people*, fill in name, phone number, home and validity, upload a face photo and tick *Consented to face capture*',
          'Open the person, choose *Deliver to doors* and pick the doors',
          '*Access control / Access deliveries* has the results; a failure says why and is tried again three times by itself, after that with *Retry*',
          'For a visitor choose the type *Visitor*; if the end is left empty, it is 24 hours after the start',
          'When they leave choose *Clear from doors*, and *Then delete the person* if you like',
        ) +
        para(
          'With somebody at the door, open the access unit, choose *Open remotely* and confirm. A unit that is offline refuses; each opening is kept in the operation log.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '查看网关和下挂设备',
      content: para(
        '打开网关、房源或门店，点*连接图*。线条表示信号强弱，虚线红框的设备未连接；点设备打开其页面，点*表格*以表格查看。未连接的设备排在最前。',
      ),
    },
    en: {
      title: 'Seeing what is connected to a gateway',
      content: para(
        'Open a gateway, a home or a store and choose *Map*. Lines show how strong the signal is; a device in a broken red frame is away. Choose a device to open its page, or *Table* for a table. What is away comes first.',
      ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '设置电价和公摊',
      content:
        steps(
          '在*电价规则*中新增规则，保存后在规则页添加电价和生效日期；分时电价的时段须覆盖全天一次',
          '调价时添加新的生效日期（今天或以后）；已生效的电价不能修改',
          '在*电表配置*中按公司、门店、房源、房间选择电价规则，没有设置的项沿用上级',
          '在*电表配置*中启用公摊，选择分摊方式和计量方式；按比例分摊时逐个房间填写分摊比例',
        ) + para('公摊每天凌晨计算上个月并入账；读数补传后只入账差额。公摊记录和用电报表的详情写明计算过程。'),
    },
    en: {
      title: 'Setting prices and shared use',
      content:
        steps(
          'Add a rule under *Fee rules*, then its prices on the rule’s page, each from a day on; periods by time of use cover the day exactly once',
          'To change prices, add new ones from today or a later day; those that have been in force stay as they are',
          'Choose the fee rule under *Meter settings* for the company, a store, a home or a room; a room takes what it does not set from the next level up',
          'Switch sharing on under *Meter settings* and choose how it is shared and metered; by ratio, give each room its weight',
        ) +
        para(
          'Each night the last month is calculated and booked; where readings come late, only the difference. The pages of shared energy and of the electricity report show how each amount was worked out.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '给水电表充值、查看流水和冲正',
      content:
        steps(
          '打开电表页面，点*充值*，选择*按账单金额*并填写金额；电量按房间生效的电价折算，四舍五入到0.01度',
          '充值立即入账；电表离线时也会入账，上线后再下发，*下发状态*显示电表是否收到',
          '欠费时选择*补缴欠费*，金额自动算出；选择*免除欠费*时必须填写原因',
        ) +
        para(
          '电表页面*读数与计费*中的*账户流水*列出每一笔变动和变动后的*剩余电量*，可在*电表流水*中筛选和导出。充错时打开该笔充值，点*冲正*：留空为整笔冲正，填写*退款金额*则退一部分，不能超过剩余电量。同一*流水号*只入账一次。',
        ) +
        para(
          '剩余电量低于提醒值时发一次消息；欠费达到*透支额度*且启用*欠费断电*时自动跳闸，充值后自动合闸。公区和后付费电表除外。',
        ) +
        para(
          '水表付费模式为*预付费*时同样充值，水量按*冷水单价*或*热水单价*折算，流水见*水表流水*；欠费达到*透支额度*且启用*欠费关阀*时自动关阀，充值后自动开阀，没有阀门的水表除外。水表下次上报时执行指令。',
        ),
    },
    en: {
      title: 'Charging a meter, reading its account and reversing a charge',
      content:
        steps(
          'Open the meter, choose *Charge* and *By bill*, and give the amount; the energy follows from the price in force for the room, to 0.01 kWh',
          'The charge is booked at once. A meter that is offline is told when it is back; *Delivery* says whether it knows',
          'For arrears choose *Clear arrears*, which works out the amount, or *Waive arrears*, which needs a reason',
        ) +
        para(
          '*Account statement*, under *Readings and billing* on the meter’s page, lists every change with the *Balance* after it; *Electricity ledger* filters and exports them. To take a wrong charge back, open it and choose *Reverse*: all of it, or a part if you fill in *Refund*, but never more than remains. Each *Number* is booked once.',
        ) +
        para(
          'One message is sent when the energy runs low. Power is cut once the *Overdraft* is used up, where *Cut power when in arrears* is set, and comes back after a charge. Meters of public areas and postpaid ones are exempt.',
        ) +
        para(
          'A water meter that is *Prepaid* is charged in the same way, at the *Cold water price* or *Hot water price*; its entries are in *Water ledger*. Once the overdraft is used up the valve is closed, where *Close the valve when in arrears* is set, and opened after a charge; a meter without a valve is left as it is. Water meters carry commands out when they next report.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '录入抄表单：网关离线、表没有上报时',
      content:
        steps(
          '在*设备管理*中点*批量办理*，选择*录入电表读数*或*录入水表读数*；在*电表读数*和*水表读数*的列表中也可以选择',
          '下载 Excel 或 CSV 模板填写，一行一条读数。用设备SN，或房源、楼栋、户、房间号写明是哪只表；房间里有冷、热水表时，还要填设备类型。填写抄表单上的时间，最早为90天前。分时电表填尖、峰、平、谷；也填了总读数的，与四个时段之和核对',
          '同一只表可以填多行，先后不限，按抄表时间依次入账；同一时间只能有一行',
          '选择文件，点*检查文件*：逐行列出会怎样入账、较上一次读数多少，以及哪些行不能办理及原因，此时什么都没有改动',
          '核对后点窗口下方的办理按钮；完成后下载逐行结果，未办理的行可单独下载，修改后直接再次上传',
        ) +
        para(
          '低于上一次的读数按表计重置记录，不计费，请先确认没有填错；超出该表可能用量的读数为*待确认*，在读数列表中核对后点*确认*或*作废*，确认前不计费。已有的读数不会重复入账。只录一只表时，在它的页面点*录入电表读数*或*录入水表读数*；在现场抄电表请用*抄表上报*并拍照。',
        ),
    },
    en: {
      title: 'Entering readings from a list when a gateway was offline or a meter did not report',
      content:
        steps(
          'Under *Devices*, choose *From a file* and then *Enter an electricity reading* or *Enter a water reading*; the lists of *Electricity readings* and *Water readings* offer it, too',
          'Download the Excel or CSV template and fill it in, one reading a row. The serial number, or home, building, household and room number, say which meter is meant; in a room with a cold and a hot water meter, so does the device type. The time is that of the list, no more than 90 days ago. For time-of-use meters give the four periods; a total beside them is checked against their sum',
          'A meter may have several rows, in any order: they are entered in order of time. Only one row per meter and time',
          'Choose the file and *Check the file*: you see row by row how the reading would count and how much more it is than the one before, and which rows are not possible and why. Nothing has changed yet',
          'Choose the button at the bottom, then download the result of each row. The rows that were not done come as a file of their own, to correct and send again',
        ) +
        para(
          'A reading that is lower than the one before is noted as a reset of the meter and not billed: make sure that it is not a typing error. More than the meter can have used is *To be confirmed*: check it in the list of readings, then *Accept* or *Discard* it; it is not billed until then. A reading that exists already is not counted again. For a single meter choose *Enter an electricity reading* or *Enter a water reading* on its page; at an electricity meter itself, take a photo and use *Report readings*.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '支付账单、确认到账和处理异常付款',
      content:
        steps(
          '在*账单管理*打开待付款的账单，点*付款*，选择付款方式和金额；*账户余额*立即到账，*支付宝*和*微信*到账后自动入账',
          '*对公转账*到账后，由财务在*付款记录*中点*确认到账*，填写银行实际收到的金额',
          '不再支付时点*取消支付*；已经支付的不能取消',
        ) +
        para(
          '到账金额与应付不符，或账单已没有这么多未付时，付款变为*待处理*，不入账，并发消息提醒财务：*按实际入账*按到账的金额计入账单，超出账单未付金额的不能入账；*拒收*须填写原因，款项由收款方退回。取消后仍到账的照常入账，并标记*取消或失败后到账*，核对后点*已核对*。',
        ) +
        para(
          '*短信充值*的取消、确认和处理相同，金额不符时按比例折算条数。每条发给租客的短信从*剩余短信*中扣除，超过70字的按每67字1条；发送失败的退回。剩余短信不足时不再发送通知短信，登录验证码不受影响。',
        ),
    },
    en: {
      title: 'Paying bills, confirming transfers and settling odd payments',
      content:
        steps(
          'Open a bill that awaits payment under *Bills*, choose *Pay*, and give the way and the amount. From the *Account balance* it arrives at once; *Alipay* and *WeChat* are booked by themselves once they arrive',
          'Once a *Bank transfer* has arrived, somebody from finance chooses *Confirm arrival* under *Payments* and gives what the bank received',
          'Choose *Cancel payment* if it is not to be paid; what has been paid cannot be cancelled',
        ) +
        para(
          'If the amount that arrives differs from the amount due, or exceeds what is still due, the payment is *To be settled*: it is not booked, and finance gets a message. *Book what arrived* counts the amount towards the bill; it is refused if that is more than is still due on the bill. *Reject* needs a reason, and the receiver returns the money. What arrives after it was cancelled is booked all the same and marked *Arrived late*; choose *Checked* once you have looked at it.',
        ) +
        para(
          'A *Text message recharge* is cancelled, confirmed and settled in the same way; of another amount the messages are counted in proportion. Each text message to a tenant is taken off the *Text messages left*; beyond 70 characters, every 67 count as one. One that could not be sent comes back. When too few are left, no notices are sent; log-in codes are not affected.',
        ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '处理工单',
      content: para('安装、拆除和重装工单由客服确认后派单；维修工单直接派单。验收通过后工单完成。'),
    },
    en: {
      title: 'Handling tickets',
      content: para(
        'Tickets to install, remove or reinstall are confirmed by customer service and then dispatched; repairs are dispatched at once. A ticket is done once the work is accepted.',
      ),
    },
  },
  {
    kind: 'questions',
    zh: {
      title: '门锁离线时还能开门吗？',
      content: para(
        '可以。密码、指纹和卡片保存在门锁内，离线不影响开门。临时要开门时，在*设备管理*的门锁上获取*离线密码*（整点起止，最长31天）或*动态密码*（5分钟内有效）；密码只显示一次，到期前无法撤销。哪些型号支持，见*型号能力*。',
      ),
    },
    en: {
      title: 'Does a lock open while it is offline?',
      content: para(
        'Yes. Passwords, fingerprints and cards are kept in the lock. For somebody who has to get in now, get an *Offline password* (full hours, up to 31 days) or a *Dynamic password* (valid for 5 minutes) on the lock under *Devices*; it is shown once and cannot be withdrawn before it ends. *Model abilities* says which models take them.',
      ),
    },
  },
  {
    kind: 'questions',
    zh: {
      title: '离线密码、动态密码和功能码有什么区别？',
      content: para(
        '*离线密码*按整点起止，最长31天；*动态密码*5分钟内有效，适合临时开门；*功能码*不开门，由现场人员在键盘输入，用于校时、解除反锁等。三者都由门锁自行校验，离线时也能用。发放记录见门锁页面的*功能码*，不会再次显示码本身。',
      ),
    },
    en: {
      title: 'What are offline passwords, dynamic passwords and function codes?',
      content: para(
        'An *Offline password* is valid from one full hour to another, up to 31 days. A *Dynamic password* is valid for 5 minutes, to let somebody in now. A *Function code* opens nothing: typed at the keypad, it sets the clock, releases the inner lock and the like. The lock checks all of them by itself, offline too. *Lock codes* on its page lists those that were issued, but never the code again.',
      ),
    },
  },
  {
    kind: 'questions',
    zh: {
      title: '充值后电表没有合闸怎么办？',
      content: para(
        '请先确认电表在线，再在设备详情中点*刷新状态*，核对合闸状态和剩余电量；仍未合闸时，请提交维修工单。',
      ),
    },
    en: {
      title: 'The meter stays off after a charge. What now?',
      content: para(
        'Make sure that the meter is online, choose *Refresh* on its page and compare the relay and the remaining energy. If it stays off, open a repair ticket.',
      ),
    },
  },
  {
    kind: 'questions',
    zh: {
      title: '门锁、电表和水表的设置从哪里来？',
      content:
        para(
          '房间没有自定义时，依次沿用所属的户和楼栋、房源、门店、公司的设置。在*门锁配置*等页面选择层级和对象，或打开房间、房源、门锁页面的*门锁设置*，每一项都会注明来源。点*自定义*填写本处的值，点*恢复继承*改回沿用上级；*预览并保存*会先列出哪些房间将改变、哪些保留自己的设置。本处的设置也可以用*应用到其他位置*写入多个房间、房源或门店；*批量应用记录*列出每处的结果，可以撤销，应用后又改过的保留不动。',
        ) +
        para(
          '门锁自己执行的设置（报警、语音、接近唤醒、人脸核验等）保存后下发到门锁，门锁确认前显示*生效中*；离线的门锁上线后再收到。门锁没有采用的显示*未生效*，页面上方列出原因，可以*重试*。密码限制和消息通知保存后立即生效。房间页面不显示门锁型号不支持的设置，型号支持哪些功能在*型号能力*中填写。',
        ),
    },
    en: {
      title: 'Where do the settings of locks and meters come from?',
      content:
        para(
          'What a room does not set comes from its household and building, home, store or company, in that order. Choose a place under *Lock settings* and the like, or open *Lock settings* on a room or home, *Settings* on a lock: each value says where it comes from. *Set here* gives it a value of its own, *Restore* takes the one from above again; *Preview and save* first lists which rooms will change and which keep their own. *Apply elsewhere* writes the settings of one place to others; *Applied earlier* lists the result for each and undoes it, except where somebody has made changes since.',
        ) +
        para(
          'What locks do themselves (alarms, voice prompts, wake on approach, face checks and the like) is sent to them when it is saved, and shown as *Taking effect* until the lock confirms it; a lock that is offline receives it when it is back. What a lock has not taken is shown as *Not in effect*; the reasons are listed at the top, with *Retry*. Restrictions of passwords, and messages, take effect at once. The page of a room leaves out settings that the model of its lock does not have; *Model abilities* says what each model has.',
        ),
    },
  },
  {
    kind: 'questions',
    zh: {
      title: '为什么公摊没有计算？',
      content: para('请在公摊记录中查看未计算原因，常见的有电表离线、未设置分摊比例、租约已到期。'),
    },
    en: {
      title: 'Why was shared use not calculated?',
      content: para(
        'The record of the shared use says why: often a meter is offline, a ratio is not set, or the lease has ended.',
      ),
    },
  },
  {
    kind: 'questions',
    zh: {
      title: '员工离职如何处理？',
      content: para(
        '在员工详情选择*办理离职*：账号立即不能登录，其门锁授权和门禁人脸一并收回，门锁离线时上线后删除；管理的房源可转交给接手人。员工还有授权时，不能直接改为离职。',
      ),
    },
    en: {
      title: 'What is to be done when somebody leaves?',
      content: para(
        'Choose *Record leaving* on their page: the account can no longer log in, lock credentials and faces at the doors are taken back (a lock that is offline deletes them when it is back), and somebody may take over the homes. While credentials are left, the account cannot simply be marked as left.',
      ),
    },
  },
  {
    kind: 'questions',
    zh: {
      title: '为什么某位员工能看到或看不到一间房？',
      content: para(
        '打开房间详情，点*更多*里的*谁能看到*，再选择员工账号：会列出该账号能否查看和修改，以及角色给了哪些权限、数据范围限于哪些门店和房源、这间房属于哪里。其他数据的详情页也一样。有*门店与员工*权限的账号才能使用。',
      ),
    },
    en: {
      title: 'Why does somebody see a room, or not?',
      content: para(
        'On the room’s page choose *More* and *Who can see this*, then an account. It tells whether the account can view and edit the room, what its role permits, to which stores and homes it is limited, and where the room belongs. Every other record’s page has the same. It takes the permission *Stores and staff*.',
      ),
    },
  },
  {
    kind: 'handbook',
    zh: {
      title: '用报表看用电、用水和异常',
      content:
        steps(
          '在*报表中心*打开报表，先点*近7天*、*本月*、*上月*等时间；要看别的日期，在筛选中选择起止日期',
          '在*汇总方式*中点选门店、房源、房间、日期、月份等，可同时选四项；再点一次取消',
          '点列名排序；表格最下面是全部数据的合计',
          '点行末的*查看明细*，看这一行由哪些记录相加而来',
          '常用的时间和汇总方式可以存为*视图*；*导出*按当前的汇总方式生成表格',
        ) +
        para(
          '*环比*是与上一期比较：按月汇总时与上月比，按日汇总时与前一天比，不按时间汇总时与前面同样长的一段时间比。*同比*是与去年同期比较。以前没有数据的显示“-”。用电报表按房间汇总时才显示起止读数和未计算原因。',
        ),
    },
    en: {
      title: 'Electricity, water and exceptions in reports',
      content:
        steps(
          'Open a report under *Reports* and choose the period first: *7 days*, *This month*, *Last month* and others; for other days, set them in the filters',
          'Choose under *Group by* what to add up by: store, home, room, day, month and others, up to four at once; press again to take one away',
          'Press a column’s name to sort; the last line is the total of everything',
          '*Records* at the end of a line shows the records that it adds up',
          'Keep a period and its groups as a *View*; *Export* makes a file of the groups that are shown',
        ) +
        para(
          '“vs previous” compares with the period before: by month with the month before, by day with the day before, otherwise with the same length of time just before. “vs last year” compares with the same time a year before. Where there was nothing before stands “-”. First and last readings, and why a share was not calculated, stand in the electricity report where it is grouped by room.',
        ),
    },
  },
  {
    kind: 'questions',
    zh: {
      title: '出入异常是怎么判断的？',
      content: para(
        '每15分钟按*出入异常配置*中启用的规则检查门禁通行记录：连续几天没有通行、夜间有通行、单日通行超过上限。结果在*出入异常*中处理，规则里的通知人会收到一次消息。再次通行、整夜没有通行或整天没有超限后，自动恢复。',
      ),
    },
    en: {
      title: 'When is somebody’s coming and going unusual?',
      content: para(
        'Every 15 minutes the rules in use under *In/out rules* are held against the passes at the doors: no pass for some days, passes at night, too many in one day. What is found stands under *In/out exceptions*; the people whom a rule names get one message. It ends by itself with the next pass, a quiet night or an ordinary day.',
      ),
    },
  },
  {
    kind: 'video',
    zh: {
      title: '三分钟了解房态管理',
      content: para('视频尚未上传。在*房态管理*中可以筛选空置房间，查看在住租客和即将到期的租约。'),
    },
    en: {
      title: 'Occupancy in three minutes',
      content: para(
        'The video has not been uploaded yet. *Occupancy* lists vacant rooms, present tenants and leases that end soon.',
      ),
    },
  },
  {
    kind: 'video',
    zh: { title: '门锁配置教程', content: para('视频尚未上传。报警、语音和密码限制在*门锁配置*中设置。') },
    en: {
      title: 'How to set up locks',
      content: para(
        'The video has not been uploaded yet. Alarms, voice and restrictions of passwords are set under *Lock settings*.',
      ),
    },
  },
]
