/** The help centre of the demo: section, title, text. */
export const articles: readonly (readonly [
  kind: 'handbook' | 'questions' | 'video',
  title: string,
  content: string,
])[] = [
  [
    'handbook',
    '第一次使用：从添加门店到登记租约',
    '<ol><li>在<strong>门店管理</strong>中添加门店</li><li>在<strong>房源管理</strong>中添加房源和房间</li><li>在<strong>房间管理</strong>的房间详情中绑定网关、门锁和水电表</li><li>在<strong>租客管理</strong>中登记租客，再在<strong>租约管理</strong>中新增租约</li></ol>',
  ],
  [
    'handbook',
    '绑定设备',
    '<p>设备只能绑定到房间。在<strong>房间管理</strong>中打开房间，点<strong>绑定门锁</strong>、<strong>绑定网关</strong>或<strong>绑定电表</strong>，扫描或输入设备标签上的 SN；标签上印有绑定码的，一并填写。先绑定网关，再绑定门锁和电表。走廊里的网关、中继器和单元门的门禁，在公区的房间详情中绑定。</p><p>换设备在设备详情中点<strong>更换</strong>，搬走时点<strong>解绑</strong>；解绑后同一 SN 可以重新绑定。</p>',
  ],
  [
    'handbook',
    '设置电价和公摊',
    '<p>电价可以按公司、门店、房源、房间逐级设置；房间没有设置的项沿用上级。公摊支持平均分摊和按比例分摊。</p>',
  ],
  ['handbook', '处理工单', '<p>安装、拆除和重装工单由客服确认后派单；维修工单直接派单。验收通过后工单完成。</p>'],
  [
    'questions',
    '门锁离线时还能开门吗？',
    '<p>可以。密码、指纹和卡片保存在门锁内，离线不影响开门。临时要开门时，在<strong>设备管理</strong>的门锁上获取<strong>离线密码</strong>（整点起止，最长31天）或<strong>动态密码</strong>（5分钟内有效）；密码只显示一次，到期前无法撤销。哪些型号支持，见<strong>型号能力</strong>。</p>',
  ],
  [
    'questions',
    '充值后电表没有合闸怎么办？',
    '<p>请先确认电表在线，再在设备详情中点<strong>刷新状态</strong>，核对合闸状态和剩余电量；仍未合闸时，请提交维修工单。</p>',
  ],
  [
    'questions',
    '门锁、电表和水表的设置从哪里来？',
    '<p>房间没有自定义时，依次沿用所属的户和楼栋、房源、门店、公司的设置。在<strong>门锁配置</strong>等页面选择层级和对象，或打开房间、房源页面的<strong>门锁设置</strong>，每一项都会注明来源。点<strong>自定义</strong>填写本处的值，点<strong>恢复继承</strong>改回沿用上级；<strong>预览并保存</strong>会先列出哪些房间将改变、哪些保留自己的设置。</p>',
  ],
  [
    'questions',
    '为什么公摊没有计算？',
    '<p>请在公摊记录中查看未计算原因，常见的有电表离线、未设置分摊比例、租约已到期。</p>',
  ],
  [
    'questions',
    '员工离职如何处理？',
    '<p>将员工设为离职后，该账号不能再登录。请同时用<strong>分配房源</strong>转交其管理的房源，并在员工详情中核对其门锁授权，在授权记录中逐条删除。</p>',
  ],
  [
    'video',
    '三分钟了解房态管理',
    '<p>视频尚未上传。在<strong>房态管理</strong>中可以筛选空置房间，查看在住租客和即将到期的租约。</p>',
  ],
  ['video', '门锁配置教程', '<p>视频尚未上传。报警、语音和密码限制在<strong>门锁配置</strong>中设置。</p>'],
]
