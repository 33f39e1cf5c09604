/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const ict = `
== Computer systems and hardware | 電腦系統與硬件
hardware | 硬件 | system | P4 | the physical parts of a computer system that can be seen and touched | 電腦系統中看得見、摸得到的實體部分 | not=software
software | 軟件 | system | P4 | the programs and related data that tell a computer what to do | 指示電腦執行工作的程式及相關數據 | not=hardware
arithmetic and logic unit | 算術及邏輯部件 | structure | S4 | the part of a processor that carries out calculations and comparisons | 處理器中負責運算和比較的部分 | also=ALU, arithmetic logic unit; also-zh=算術邏輯部件; not=control unit
control unit | 控制部件 | structure | S4 | the part of a processor that decodes instructions and directs the other parts to carry them out | 處理器中負責解讀指令並指揮其他部分運作的部分 | also=CU; not=arithmetic and logic unit
register | 寄存器 | structure | S4 | a tiny, very fast storage location inside a processor that holds a single item being used | 處理器內用來暫存單項正在使用的數據或指令的極快儲存位置 | not=cache memory
program counter | 程序計數器 | structure | S4 | the register that holds the address of the next instruction to be fetched | 存放下一個要讀取的指令的地址的寄存器 | also=PC; not=instruction register, memory address register
instruction register | 指令寄存器 | structure | S4 | the register that holds the machine code command which is currently being decoded or carried out | 存放目前正在解碼或執行的機器碼命令的暫存位置 | also=IR; not=program counter
memory address register | 記憶地址寄存器 | structure | S4 | the register that holds the location in main storage which is about to be read from or written to | 存放即將讀取或寫入的主記憶體位置的寄存器 | also=MAR; not=memory data register
memory data register | 記憶數據寄存器 | structure | S4 | the register that holds the content just read from, or about to be written to, main storage | 存放剛從主記憶體讀取或即將寫入主記憶體的內容的寄存器 | also=MDR; not=memory address register
accumulator | 累加器 | structure | S4 | the register that holds the results of calculations done by the arithmetic and logic unit | 存放算術及邏輯部件運算結果的寄存器 | also=ACC
address bus | 地址總線 | structure | S4 | the set of wires that carries memory locations from the processor to the main memory | 把記憶位置由處理器傳送至主記憶體的一組線路 | not=data bus, control bus
data bus | 數據總線 | structure | S4 | the set of wires that carries the content being read or written in both directions between processor and memory | 在處理器與記憶體之間雙向傳送所讀寫內容的一組線路 | not=address bus
control bus | 控制總線 | structure | S4 | the set of wires that carries command and timing signals such as read and write | 傳送讀取、寫入等命令及時序信號的一組線路 | not=data bus
central processing unit | 中央處理器 | device | P5 | the main chip of a computer, which fetches and carries out program instructions | 電腦中讀取並執行程式指令的主要芯片 | also=CPU, processor; also-zh=中央處理單元; not=graphics processing unit
graphics processing unit | 圖像處理器 | device | S4 | a processor with many cores that is specially built to produce pictures for a screen | 具有大量核心、專門為屏幕產生畫面的處理器 | also=GPU; also-zh=圖形處理器; not=central processing unit
motherboard | 主機板 | device | S1 | the main circuit board to which the processor, memory and other components are connected | 連接處理器、記憶體及其他元件的主要電路板 | also=mainboard; also-zh=主板
power supply unit | 電源供應器 | device | S1 | the component that converts mains electricity into low-voltage direct current for a computer | 把市電轉換成電腦所需低壓直流電的元件 | also=PSU
network interface card | 網絡介面卡 | device | S4 | the component that joins a computer to a cable or wireless signal so that it can communicate with others | 把電腦連接到傳輸線或無線信號、以便與其他電腦通訊的元件 | also=NIC; also-zh=網絡卡
decode | 解碼 | process | S4 | the stage of the machine cycle in which the control unit works out what an instruction requires | 機器周期中控制部件分析指令要求的階段
execute | 執行 | process | S4 | the stage of the machine cycle in which the operation required by an instruction is carried out | 機器周期中實際進行指令所要求操作的階段
store | 儲存 | process | S4 | the stage of the machine cycle in which the result of an instruction is written to a register or memory | 機器周期中把指令結果寫入寄存器或記憶體的階段
clock rate | 時鐘頻率 | quantity | S4 | the number of timing pulses a processor receives per second, measured in hertz | 處理器每秒接收的時序脈衝數目，以赫茲量度 | also=clock speed; not=word length
word length | 字長 | quantity | S4 | the number of bits a processor can handle in one operation | 處理器一次操作可處理的位元數目 | also=word size; not=bus width
bus width | 總線寬度 | quantity | S4 | the number of bits that can travel in parallel at the same time along the wires between components | 元件之間的線路可同時並行傳送的位元數目 | not=word length
desktop computer | 桌上電腦 | device | P4 | a personal computer with a separate monitor and keyboard, meant to stay in one place | 屏幕與鍵盤分開、固定放在一處使用的個人電腦 | also-zh=桌面電腦; not=notebook computer
notebook computer | 筆記簿型電腦 | device | P4 | a portable personal computer with a built-in keyboard and a screen that folds over it | 鍵盤內置、屏幕可摺合的便攜式個人電腦 | also=laptop computer; also-zh=手提電腦; not=desktop computer
tablet computer | 平板電腦 | device | P4 | a thin portable computer larger than a phone, operated mainly by touching its flat screen | 比電話大、主要以觸控方式操作的薄身便攜電腦
smartphone | 智能手機 | device | P4 | a pocket-sized device for calls that also runs apps and browses the Internet | 可通話、運行應用程式及瀏覽互聯網的口袋型裝置 | also-zh=智能電話
mainframe computer | 大型電腦 | device | S4 | a big, highly reliable computer that handles huge numbers of transactions from many users at once, as in banks | 體積龐大、能同時處理眾多用戶交易而極為可靠的電腦，常用於銀行 | not=supercomputer
supercomputer | 超級電腦 | device | S4 | an extremely fast computer built for huge scientific calculations such as weather modelling | 為天氣模擬等龐大科學計算而建、運算速度極快的電腦 | not=mainframe computer
server | 伺服器 | device | S2 | a computer that provides files, web pages or other services to other computers over a network | 經網絡向其他電腦提供檔案、網頁或其他服務的電腦
embedded system | 嵌入式系統 | device | S4 | a small computer built into a larger machine, such as a washing machine, to do one fixed job | 內置於洗衣機等機器中、負責特定工作的小型電腦
set | registers in a processor | 處理器內的寄存器 | program counter; instruction register; memory address register; memory data register; accumulator
set | parts that take part in reading memory | 參與讀取記憶體的部分 | memory address register; memory data register; address bus; data bus; control bus
set | buses and registers of a computer | 電腦的總線和寄存器 | address bus; data bus; control bus; memory address register; program counter
set | registers that hold data or addresses | 存放數據或地址的寄存器 | accumulator; memory data register; memory address register; program counter
set | factors that affect the performance of a processor | 影響處理器效能的因素 | clock rate; word length; bus width; number of cores=核心數目
set | components inside a computer case | 電腦機箱內的元件 | central processing unit; graphics processing unit; motherboard; power supply unit; sound card=音效卡
set | components of a personal computer | 個人電腦的元件 | motherboard; network interface card; sound card=音效卡; graphics processing unit; power supply unit
set | chips and boards of a computer | 電腦的芯片和電路板 | central processing unit; motherboard; network interface card; sound card=音效卡
set | types of computer | 電腦的種類 | desktop computer; notebook computer; tablet computer; mainframe computer; supercomputer
set | computers used by one person | 供個人使用的電腦 | desktop computer; notebook computer; tablet computer; smartphone
set | computers used by organisations | 機構所用的電腦 | mainframe computer; supercomputer; server; desktop computer
set | computers of different sizes and uses | 不同大小和用途的電腦 | smartphone; supercomputer; mainframe computer; embedded system; notebook computer
set | computer devices in daily life | 日常生活中的電腦裝置 | embedded system; smartphone; tablet computer; desktop computer
fact | CPU | CPU | full name | 全寫 | central processing unit | 中央處理器 |
fact | ALU | ALU | full name | 全寫 | arithmetic and logic unit | 算術及邏輯部件 |
fact | GPU | GPU | full name | 全寫 | graphics processing unit | 圖像處理器 |
fact | MAR | MAR | full name | 全寫 | memory address register | 記憶地址寄存器 |
fact | MDR | MDR | full name | 全寫 | memory data register | 記憶數據寄存器 |
fact | NIC | NIC | full name | 全寫 | network interface card | 網絡介面卡 |

== Memory and storage | 記憶體與儲存裝置
random access memory | 隨機存取記憶體 | device | S1 | the volatile main memory that holds the programs and data currently in use | 存放目前正在使用的程式和數據、斷電後內容消失的主記憶體 | also=RAM; not=read-only memory
read-only memory | 只讀記憶體 | device | S1 | a non-volatile memory chip that holds fixed start-up instructions which users do not normally change | 存放開機指令、斷電後內容仍在而用戶通常不能更改的記憶芯片 | also=ROM; not=random access memory
cache memory | 高速緩衝記憶體 | device | S4 | a small, very fast memory between processor and main memory that keeps frequently used data and instructions | 位於處理器與主記憶體之間，存放常用數據和指令的小型極快記憶體 | also=cache; also-zh=快取記憶體; not=virtual memory
hard disk drive | 硬碟機 | device | S1 | a storage device that keeps data on spinning magnetic platters read by a moving head | 以移動的讀寫頭在旋轉的磁性碟片上存取數據的儲存裝置 | also=HDD, hard disk; also-zh=硬磁碟機, 硬碟; not=solid state drive
solid state drive | 固態硬碟 | device | S1 | an internal storage device of a computer that uses flash chips and has no moving parts | 採用快閃記憶芯片、沒有活動部件、通常裝在電腦內的儲存裝置 | also=SSD; also-zh=固態硬碟機; not=hard disk drive
memory card | 記憶卡 | device | P5 | a small flat removable flash storage medium slotted into cameras and phones | 插入相機或電話等裝置插槽的小型扁平可移除快閃儲存媒體
magnetic tape | 磁帶 | device | S4 | a long coated plastic ribbon that is read from start to end and often used for archives | 須由頭至尾順序讀取、常用於存檔的長條形塗層塑膠薄膜
CD-R | 可錄光碟 | device | S4 | a disc of about 700 megabytes on which a user can record data once but not erase them | 容量約700 MB、用戶可寫入數據但不能抹除的碟片 | not=CD-RW
CD-RW | 可重寫光碟 | device | S4 | a disc of about 700 megabytes on which a user can erase and record data many times | 容量約700 MB、用戶可多次抹除及寫入數據的碟片 | not=CD-R
volatile memory | 易失性記憶體 | form | S4 | memory whose contents are lost when the power is turned off | 電源關閉後內容便會失去的記憶體 | not=non-volatile memory
non-volatile memory | 非易失性記憶體 | form | S4 | memory whose contents are kept when the power is turned off | 電源關閉後內容仍能保留的記憶體 | not=volatile memory
sequential access | 順序存取 | method | S4 | a way of reading data in which all earlier items must be passed before the wanted one is reached | 必須先經過前面所有項目才能到達所需數據的讀取方式 | not=direct access
direct access | 直接存取 | method | S4 | a way of reading data in which the wanted item is reached without going through those before it | 無須經過前面的項目便可到達所需數據的讀取方式 | also=random access; not=sequential access
storage capacity | 儲存容量 | quantity | S1 | the greatest amount of data that a device or medium can hold | 裝置或媒體最多可容納的數據量 | not=access time
access time | 存取時間 | quantity | S4 | the delay between a request for an item of data and the moment it becomes available | 由要求某項數據至能夠取得它之間的延遲 | not=data transfer rate
data transfer rate | 數據傳輸率 | quantity | S4 | the amount of data moved from one place to another per second | 每秒由一處移往另一處的數據量 | not=access time
set | kinds of memory in a computer | 電腦的記憶體種類 | random access memory; read-only memory; cache memory; virtual memory
set | storage devices | 儲存裝置 | hard disk drive; solid state drive; USB flash drive=USB 手指; optical disc=光碟; magnetic tape
set | portable storage | 便攜儲存媒體 | USB flash drive=USB 手指; memory card; optical disc=光碟; magnetic tape
set | memory and storage of a computer | 電腦的記憶體與儲存裝置 | random access memory; read-only memory; cache memory; hard disk drive; solid state drive
set | devices that use electronic chips to store data | 以電子芯片儲存數據的裝置 | solid state drive; USB flash drive=USB 手指; memory card; random access memory; read-only memory
set | types of optical disc | 光碟的種類 | CD-ROM=唯讀光碟; CD-R; CD-RW; Blu-ray disc=藍光光碟
set | storage media for backup | 可用於備份的儲存媒體 | magnetic tape; hard disk drive; USB flash drive=USB 手指; Blu-ray disc=藍光光碟; CD-R
set | quantities that describe a storage device | 描述儲存裝置的量 | storage capacity; access time; data transfer rate; rotational speed=轉速
set | quantities in a computer specification | 電腦規格中的量 | storage capacity; access time; clock rate; data transfer rate; word length
order | memory and storage from fastest to slowest | 記憶體和儲存裝置，由最快至最慢 | register > cache memory > random access memory > hard disk drive
order | storage media by typical capacity, smallest to largest | 光碟類媒體，按一般容量由小至大 | CD-ROM=唯讀光碟 > DVD=數碼影像光碟 > Blu-ray disc=藍光光碟
fact | RAM | RAM | full name | 全寫 | random access memory | 隨機存取記憶體 |
fact | ROM | ROM | full name | 全寫 | read-only memory | 只讀記憶體 |
fact | SSD | SSD | full name | 全寫 | solid state drive | 固態硬碟 |
fact | HDD | HDD | full name | 全寫 | hard disk drive | 硬碟機 |

== Input and output devices | 輸入與輸出裝置
mouse | 滑鼠 | device | P3 | a hand-held input device slid over a surface to move the pointer on a screen | 在桌面上移動以帶動屏幕指標的手持輸入裝置 | not=trackball
trackball | 軌跡球 | device | S1 | a pointing device that stays still while the user rolls the sphere set in its top | 機身固定、用戶轉動其頂部滾珠以移動指標的裝置 | not=mouse
touchpad | 觸控板 | device | S1 | a small flat surface on a notebook computer over which a finger moves the pointer | 筆記簿型電腦上以手指移動屏幕指標的小平面 | also=trackpad; not=touch screen
touch screen | 觸控屏幕 | device | P4 | a display that also takes input when the user's finger presses what is shown on it | 既顯示畫面，又可讓用戶用手指直接按畫面輸入的裝置 | also-zh=輕觸式屏幕; not=touchpad
graphics tablet | 繪圖板 | device | S1 | a flat board on which a user draws with a stylus to input handmade pictures | 用戶以專用筆在其平面上作畫以輸入手畫圖像的裝置 | also=digitizer; also-zh=數碼繪圖板
joystick | 操縱桿 | device | P5 | an input device with an upright handle tilted by hand, used in games and flight simulators | 以手傾側直立的手柄來輸入方向、用於遊戲及飛行模擬的裝置
barcode reader | 條碼閱讀器 | device | S1 | an input device that reads a product code from a pattern of printed black lines | 從印刷的黑色直線圖案讀取產品編號的輸入裝置 | also=barcode scanner; also-zh=條碼掃描器
webcam | 網絡攝影機 | device | P5 | a small input device attached to a computer that captures the user's moving image for video calls | 連接電腦、用於視像通話的小型拍攝裝置 | also-zh=網絡攝錄機; not=image scanner
digital camera | 數碼相機 | device | P5 | a portable device that takes photographs and keeps them as files on a memory card | 拍攝照片並以檔案形式存於記憶卡的便攜裝置 | not=webcam
microphone | 麥克風 | device | P4 | an input device that changes sound waves into electrical signals | 把聲波轉換成電信號的輸入裝置 | also-zh=咪; not=loudspeaker
fingerprint reader | 指紋閱讀器 | device | S1 | a biometric input device that identifies a person from the tiny ridges of the skin | 讀取皮膚細紋以辨認身分的生物特徵輸入裝置 | also-zh=指紋識別器
RFID reader | 射頻識別閱讀器 | device | S4 | an input device that uses radio waves to read data from a tag without touching it | 利用無線電波、無須接觸便可讀取標籤數據的輸入裝置
magnetic stripe reader | 磁條閱讀器 | device | S4 | an input device that reads the data on the dark band of a plastic card swiped through it | 讀取所刷塑膠卡背面深色帶上數據的輸入裝置
sensor | 感應器 | device | S1 | an input device that automatically measures a physical quantity such as light or temperature | 自動量度光度、溫度等物理量的輸入裝置 | also-zh=傳感器; not=actuator
monitor | 顯示器 | device | P3 | an output device that shows text and pictures on its own screen | 以本身的屏幕展示文字和圖像的輸出裝置 | also=visual display unit; not=data projector
data projector | 投影機 | device | P4 | an output device that throws an enlarged image onto a wall or a large screen | 把放大的畫面放映到牆壁或大銀幕上的輸出裝置 | also=projector; also-zh=數據投影機; not=monitor
laser printer | 激光打印機 | device | S1 | a printer that forms images with toner powder attracted to a charged drum and fixed by heat | 利用帶電感光鼓吸附碳粉，再加熱固定以形成影像的打印裝置 | also-zh=鐳射打印機; not=inkjet printer
inkjet printer | 噴墨打印機 | device | S1 | a printer that sprays tiny drops of liquid onto paper | 把極細液滴射到紙上以形成影像的打印裝置 | not=laser printer
dot matrix printer | 點陣式打印機 | device | S4 | an impact printer whose pins strike a ribbon, so it can make carbon copies | 以針撞擊色帶、能打印過底副本的打印裝置 | also-zh=點陣打印機; not=laser printer
plotter | 繪圖機 | device | S4 | an output device that makes large, accurate line drawings such as building plans | 輸出建築圖則等大型而精確線條圖的裝置
loudspeaker | 揚聲器 | device | P4 | an output device that changes electrical signals into sound waves for many people to hear | 把電信號轉換成聲波、可供多人收聽的輸出裝置 | also=speaker; also-zh=喇叭; not=microphone
actuator | 致動器 | device | S4 | an output device that turns control signals into physical movement | 把控制信號轉化為實際動作的輸出裝置 | not=sensor
screen resolution | 屏幕解像度 | quantity | S1 | the number of pixels across and down a display | 顯示裝置橫向和縱向的像素數目 | also=display resolution; not=refresh rate
refresh rate | 更新率 | quantity | S4 | the number of times per second that a display redraws its picture | 顯示裝置每秒重畫畫面的次數 | not=screen resolution
set | pointing devices | 指向裝置 | mouse; trackball; touchpad; joystick; touch screen
set | devices for drawing or pointing | 繪畫或指向用的裝置 | mouse; graphics tablet; touchpad; trackball
set | manual input devices | 人手輸入裝置 | keyboard=鍵盤; mouse; joystick; graphics tablet
set | automatic input devices | 自動輸入裝置 | barcode reader; RFID reader; fingerprint reader; sensor
set | devices that capture images or sound | 擷取影像或聲音的裝置 | image scanner=影像掃描器; digital camera; webcam; microphone
set | devices that capture an image | 擷取影像的裝置 | image scanner=影像掃描器; digital camera; webcam; fingerprint reader
set | input devices at a shop or library counter | 商店或圖書館櫃枱的輸入裝置 | barcode reader; magnetic stripe reader; RFID reader; keyboard=鍵盤; touch screen
set | input devices in a school | 學校的輸入裝置 | keyboard=鍵盤; microphone; image scanner=影像掃描器; mouse
set | printers and plotters | 打印裝置 | laser printer; inkjet printer; dot matrix printer; plotter
set | output devices | 輸出裝置 | monitor; data projector; loudspeaker; laser printer; plotter
set | devices for sight and sound | 視聽裝置 | monitor; data projector; loudspeaker; headphones=耳機
set | audio devices | 音頻裝置 | microphone; loudspeaker; headphones=耳機; sound card=音效卡
set | devices of a classroom | 課室的裝置 | data projector; monitor; webcam; microphone; loudspeaker
set | devices that print or scan on paper | 與紙張有關的輸入輸出裝置 | image scanner=影像掃描器; inkjet printer; plotter; dot matrix printer
set | devices used for playing computer games | 玩電腦遊戲時用到的裝置 | joystick; keyboard=鍵盤; mouse; headphones=耳機; monitor
set | units in product specifications | 產品規格中的單位 | dots per inch=每吋點數; pages per minute=每分鐘頁數; megabyte=兆字節; hertz=赫茲; bits per second=每秒位元
set | quantities in display and hardware specifications | 顯示器及硬件規格中的量 | screen resolution; refresh rate; clock rate; storage capacity
fact | dpi | dpi | full name | 全寫 | dots per inch | 每吋點數 |
fact | ppm | ppm | full name | 全寫 | pages per minute | 每分鐘頁數 |
fact | RFID | RFID | full name | 全寫 | radio frequency identification | 射頻識別 |

== Operating systems and software | 操作系統與軟件
operating system | 操作系統 | system | S1 | the system software that manages all the resources of a computer and runs other programs | 管理電腦所有資源並運行其他程式的系統軟件 | also=OS; also-zh=作業系統; not=utility program
utility program | 公用程式 | system | S4 | a small system program that does one maintenance job, such as compressing files or cleaning a disk | 執行壓縮檔案、清理磁碟等單項維護工作的系統軟件 | not=operating system
device driver | 驅動程式 | system | S4 | a program that lets the operating system communicate with one particular piece of hardware | 讓操作系統與某件特定硬件溝通的程式 | also=driver; also-zh=裝置驅動程式
application software | 應用軟件 | system | S1 | programs that help users do a particular task, such as writing or drawing | 協助用戶完成寫作、繪圖等特定工作的程式 | not=system software
system software | 系統軟件 | system | S1 | programs that control and maintain the computer itself so that others can run on it | 控制和維護電腦本身，使其他程式得以運行的程式 | not=application software
firmware | 韌體 | system | S4 | programs stored permanently in a chip of a device to control its basic working | 長期存於裝置芯片內、控制裝置基本運作的程式
compiler | 編譯程式 | system | S4 | a translator that turns a whole high-level program into machine code before it is run | 在執行前把整個高階語言程式翻譯成機器碼的程式 | also-zh=編譯器; not=interpreter
interpreter | 解譯程式 | system | S4 | a translator that translates and runs a high-level program one statement at a time | 把高階語言程式逐句翻譯並即時執行的程式 | also-zh=直譯器; not=compiler
assembler | 匯編程式 | system | S4 | a translator that turns mnemonic low-level instructions into machine code | 把以助記符寫成的低階指令翻譯成機器碼的程式 | also-zh=組譯器
freeware | 免費軟件 | form | S3 | copyrighted programs that may be used without payment for an unlimited time, without their source code | 可無限期無償使用、受版權保護但不提供原始碼的程式 | not=shareware
shareware | 共享軟件 | form | S3 | programs that may be tried for a limited period before the user has to pay | 可在限期內試用，期滿後須付款才可繼續使用的程式 | not=freeware
open source software | 開放源碼軟件 | form | S3 | programs whose original code is published so that anyone may study, change and share it | 公開程式原始碼，任何人都可研習、修改和分享的程式 | not=freeware
commercial software | 商業軟件 | form | S3 | programs that users must buy before they may start to use them | 用戶必須先付款購買才可開始使用的程式 | not=open source software
batch processing | 批次處理 | method | S4 | a way of working in which data are collected over a period and handled together later | 把一段時間內收集的數據稍後一併處理的運作方式 | also-zh=成批處理; not=real-time processing
real-time processing | 實時處理 | method | S4 | a way of working in which each input is handled at once so that the result is ready within a strict time limit | 輸入後立即處理，並在嚴格時限內得出結果的運作方式 | also-zh=即時處理; not=batch processing
distributed processing | 分散處理 | method | S4 | a way of working in which one task is shared among several computers linked by a network | 由網絡上多部電腦分擔同一項工作的運作方式 | also-zh=分佈式處理; not=parallel processing
parallel processing | 並行處理 | method | S4 | a way of working in which several processors of one computer handle parts of a task at the same time | 由同一部電腦內多個處理器同時處理一項工作各部分的運作方式 | also-zh=平行處理; not=multitasking
multitasking | 多工處理 | method | S4 | the running of several programs seemingly at once by switching the processor quickly among them | 讓處理器在多個程式之間快速切換，使它們看似同時運行的方式 | also-zh=多任務; not=parallel processing
process management | 進程管理 | process | S4 | the operating system function that decides which running program uses the processor and for how long | 操作系統決定哪個運行中的程式使用處理器及使用多久的功能 | not=memory management
file management | 檔案管理 | process | S4 | the operating system function that organizes stored documents in folders and lets users copy, rename and delete them | 操作系統以文件夾整理已存文件，讓用戶複製、改名及刪除的功能
virtual memory | 虛擬記憶體 | device | S4 | hard disk space that the operating system uses as if it were extra main memory | 操作系統當作額外主記憶體使用的硬碟空間 | not=cache memory
graphical user interface | 圖形用戶介面 | form | S1 | an interface in which users work with windows, icons, menus and a pointer | 讓用戶以視窗、圖示、選單和指標操作電腦的介面 | also=GUI; also-zh=圖像用戶介面; not=command line interface
command line interface | 命令行介面 | form | S4 | an interface in which users type text instructions that they have to remember | 用戶須記住並鍵入文字指令來操作電腦的介面 | also=CLI; also-zh=命令列介面; not=graphical user interface
voice user interface | 語音用戶介面 | form | S4 | an interface in which users give instructions to a device by speaking to it | 用戶以說話方式向裝置發出指令的介面
window | 視窗 | object | P4 | a framed area of the screen in which a program or file is shown and can be resized or moved | 屏幕上顯示程式或檔案、可移動及改變大小的框形區域
drop-down menu | 下拉式選單 | object | P5 | a list of commands that opens below a heading when it is clicked | 按一下標題後在其下方展開的指令列表 | also-zh=下拉式功能表
dialog box | 對話方塊 | object | S1 | a small panel that appears to ask the user for information or confirmation | 彈出來要求用戶提供資料或作出確認的小面板 | also-zh=對話框
formatting | 格式化 | process | S4 | the preparing of a storage medium for use by setting up an empty file system on it | 在儲存媒體上建立空白檔案系統以供使用的過程 | not=disk defragmentation
backup | 備份 | process | S1 | the making of an extra copy of files to keep elsewhere in case the originals are lost | 另存一份檔案複本，以防原件失去的過程
file compression | 檔案壓縮 | process | S2 | the encoding of files so that they take up less storage space | 把檔案重新編碼，使其佔用較少儲存空間的過程
restore | 還原 | process | S4 | the bringing back of lost files from an extra copy made earlier | 從先前另存的複本取回已失去的檔案的過程
boot | 啟動 | process | S4 | the start-up process in which the operating system is loaded into main memory after power is turned on | 開啟電源後把操作系統載入主記憶體的過程
set | kinds of system software | 系統軟件的種類 | operating system; utility program; device driver; compiler
set | programs behind a working computer | 支持電腦運作的程式 | operating system; device driver; firmware; utility program
set | language translators and other system programs | 翻譯程式與其他系統程式 | compiler; interpreter; assembler; device driver
set | translators and utilities | 翻譯程式與公用程式 | compiler; interpreter; assembler; utility program; operating system
set | types of software by licence | 按特許分類的軟件 | freeware; shareware; open source software; commercial software
set | modes of processing | 處理方式 | batch processing; real-time processing; distributed processing; parallel processing
set | ways of handling several tasks | 處理多項工作的方式 | multitasking; parallel processing; distributed processing; batch processing
set | ways in which computers do their work | 電腦運作的方式 | multitasking; real-time processing; batch processing; distributed processing; parallel processing
set | processes of a computer system | 電腦系統的過程 | boot; backup; restore; file compression; formatting
set | kinds of user interface | 用戶介面的種類 | graphical user interface; command line interface; voice user interface; menu-driven interface=選單式介面
set | elements of a graphical user interface | 圖形用戶介面的元素 | icon=圖示; window; drop-down menu; dialog box
set | memory that is used while programs run | 程式運行時使用的記憶體 | virtual memory; cache memory; random access memory; register
fact | GUI | GUI | full name | 全寫 | graphical user interface | 圖形用戶介面 |
fact | CLI | CLI | full name | 全寫 | command line interface | 命令行介面 |

== Data representation and number systems | 數據表示與數字系統
bit | 位元 | unit | S1 | the smallest unit of digital information, holding either 0 or 1 | 數碼信息的最小單位，只可存放 0 或 1 | also=binary digit; also-zh=比特; not=byte
byte | 字節 | unit | S1 | a unit of data made up of eight binary digits | 由八個二進位數字組成的數據單位 | also-zh=位元組; not=bit
two's complement | 二補碼 | method | S4 | a way of storing signed integers in which a number is negated by inverting every bit and adding 1 | 把所有位元反轉再加 1 便得出相反數的有正負整數表示法 | not=sign-and-magnitude
sign-and-magnitude | 符號數值表示法 | method | S4 | a way of storing signed integers in which the first bit shows plus or minus and the rest give the size | 以首個位元表示正負、其餘位元表示大小的整數表示法 | not=two's complement
floating-point representation | 浮點表示法 | method | S4 | a way of storing real numbers with a mantissa and an exponent | 以尾數和指數儲存實數的表示法
ASCII | 美國信息交換標準代碼 | sign | S4 | a character code using seven bits that covers English letters, digits and common symbols | 以七個位元表示英文字母、數字及常用符號的字符編碼 | not=Unicode
Unicode | 統一碼 | sign | S4 | an international character code that gives a number to the characters of nearly all the languages of the world | 為世界上幾乎所有語言的字符編配號碼的國際字符編碼 | not=ASCII
Big-5 code | 大五碼 | sign | S4 | a two-byte character code for Traditional Chinese used in Hong Kong and Taiwan | 港台使用、以兩個字節表示繁體中文字的字符編碼 | also=Big5; not=GB code
overflow error | 溢出錯誤 | event | S4 | the fault that arises when a calculated result is too large for the bits set aside for it | 運算結果過大、超出預留位元所能表示範圍的錯誤 | also=overflow; not=underflow error
underflow error | 下溢錯誤 | event | S4 | the fault that arises when a real result is too close to zero for the bits set aside for it | 實數運算結果太接近零、預留位元未能表示的錯誤 | also=underflow; not=overflow error
truncation error | 截斷誤差 | event | S4 | the inaccuracy that arises when the digits after a certain place are simply cut off | 把某個位之後的數字直接捨去而造成的不準確 | not=rounding error
rounding error | 捨入誤差 | event | S4 | the inaccuracy that arises when a number is replaced by the nearest value that can be stored | 以可儲存的最接近數值代替原數而造成的不準確 | not=truncation error
analogue data | 模擬數據 | form | S4 | information represented by values that vary continuously | 以連續變化的數值表示的信息 | also-zh=類比數據; not=digital data
digital data | 數碼數據 | form | S4 | information represented by separate values, such as strings of 0 and 1 | 以 0 和 1 等離散數值表示的信息 | not=analogue data
most significant bit | 最高有效位 | sign | S4 | the leftmost bit of a binary number, which has the greatest place value | 二進位數最左、位值最大的一位 | also=MSB; not=least significant bit
least significant bit | 最低有效位 | sign | S4 | the rightmost bit of a binary number, which has the smallest place value | 二進位數最右、位值最小的一位 | also=LSB; not=most significant bit
sign bit | 符號位 | sign | S4 | the bit of a stored integer that shows whether it is positive or negative | 儲存的整數中表示正或負的一位
set | units of data size | 數據量的單位 | bit; byte; kilobyte=千字節; megabyte=兆字節; gigabyte=吉字節
set | units of storage | 儲存容量單位 | byte; kilobyte=千字節; megabyte=兆字節; gigabyte=吉字節; terabyte=太字節
set | large units of storage | 較大的儲存容量單位 | kilobyte=千字節; megabyte=兆字節; gigabyte=吉字節; terabyte=太字節
set | number systems | 數字系統 | binary number system=二進制; denary number system=十進制; octal number system=八進制; hexadecimal number system=十六進制
set | character codes | 字符編碼 | ASCII; Unicode; Big-5 code; GB code=國標碼
set | ways of representing data in a computer | 電腦內的數據表示方式 | two's complement; sign-and-magnitude; floating-point representation; binary-coded decimal=二進碼十進數
set | errors in computer arithmetic | 電腦運算的誤差和錯誤 | overflow error; underflow error; truncation error; rounding error
order | units of data size, smallest to largest | 數據量單位，由小至大 | bit > byte > kilobyte=千字節 > megabyte=兆字節 > gigabyte=吉字節 > terabyte=太字節
order | number systems by base, smallest to largest | 數字系統按底由小至大 | binary number system=二進制 > octal number system=八進制 > denary number system=十進制 > hexadecimal number system=十六進制
fact | hexadecimal digit A | 十六進制數字 A | value in denary | 十進制的值 | 10 | 10 |
fact | hexadecimal digit B | 十六進制數字 B | value in denary | 十進制的值 | 11 | 11 |
fact | hexadecimal digit C | 十六進制數字 C | value in denary | 十進制的值 | 12 | 12 |
fact | hexadecimal digit D | 十六進制數字 D | value in denary | 十進制的值 | 13 | 13 |
fact | hexadecimal digit E | 十六進制數字 E | value in denary | 十進制的值 | 14 | 14 |
fact | hexadecimal digit F | 十六進制數字 F | value in denary | 十進制的值 | 15 | 15 |
fact | ASCII character A | ASCII 字符 A | ASCII code in denary | ASCII 碼的十進制值 | 65 | 65 |
fact | ASCII character B | ASCII 字符 B | ASCII code in denary | ASCII 碼的十進制值 | 66 | 66 |
fact | ASCII character 0 | ASCII 字符 0 | ASCII code in denary | ASCII 碼的十進制值 | 48 | 48 |
fact | ASCII space character | ASCII 空格字符 | ASCII code in denary | ASCII 碼的十進制值 | 32 | 32 |

== Logic gates | 邏輯閘
AND gate | 與閘 | device | S4 | a circuit element whose output is 1 only when all its inputs are 1 | 只在所有輸入均為 1 時輸出 1 的電路元件 | also-zh=及閘; not=OR gate
OR gate | 或閘 | device | S4 | a circuit element whose output is 1 when at least one of its inputs is 1, including when all are 1 | 輸入中有一個或以上為 1 便輸出 1 的電路元件 | not=XOR gate
NOT gate | 非閘 | device | S4 | a circuit element with one input whose output is the opposite of that input | 只有一個輸入、輸出與輸入相反的電路元件 | also=inverter
NAND gate | 與非閘 | device | S4 | a circuit element whose output is 0 only when all of its two or more inputs are 1 | 有兩個或以上輸入、只在全部輸入為 1 時輸出 0 的電路元件 | also-zh=及非閘; not=NOR gate
NOR gate | 或非閘 | device | S4 | a circuit element whose output is 1 only when all of its two or more inputs are 0 | 有兩個或以上輸入、只在全部輸入為 0 時輸出 1 的電路元件 | not=NAND gate
XOR gate | 異或閘 | device | S4 | a circuit element with two inputs whose output is 1 only when the inputs differ | 有兩個輸入、只在兩者不同時輸出 1 的電路元件 | also=exclusive OR gate; not=OR gate
XNOR gate | 同或閘 | device | S4 | a circuit element with two inputs whose output is 1 only when the inputs are the same | 有兩個輸入、只在兩者相同時輸出 1 的電路元件 | not=XOR gate
Boolean expression | 布爾表達式 | sign | S4 | an algebraic statement whose result can only be true or false | 結果只有真或假的代數式
logic circuit diagram | 邏輯電路圖 | sign | S4 | a drawing that shows gates by their symbols and the lines that join them | 以符號畫出各個閘及其連線的圖
half adder | 半加器 | device | S5 | a circuit that adds two bits and gives a sum and a carry, but takes in no earlier carry | 把兩個位元相加得出和及進位，但不接受先前進位的電路 | not=full adder
full adder | 全加器 | device | S5 | a circuit that adds two bits together with a carry coming in | 把兩個位元連同一個輸入的進位相加的電路 | not=half adder
set | logic gates | 邏輯閘 | AND gate; OR gate; NOT gate; NAND gate; NOR gate; XOR gate
set | logic gates with two inputs | 有兩個輸入的邏輯閘 | AND gate; OR gate; NAND gate; NOR gate; XOR gate; XNOR gate
set | logic gates whose output is an inverted one | 輸出帶反相的邏輯閘 | NOT gate; NAND gate; NOR gate; XNOR gate
set | basic and combined gates | 基本及組合邏輯閘 | AND gate; NAND gate; NOT gate; XOR gate
set | ways of showing logic | 表示邏輯的方式 | truth table=真值表; Boolean expression; logic circuit diagram; flowchart=流程圖

== Files and office software | 檔案與辦公室軟件
word processor | 文書處理軟件 | system | P4 | application software for typing, editing and laying out letters, reports and other text documents | 用於輸入、編輯及編排信件、報告等文字文件的應用軟件 | also=word processing software; not=desktop publishing software
spreadsheet software | 試算表軟件 | system | P6 | application software that calculates with formulas in a grid of rows and columns | 在行和列組成的網格中以公式計算的應用軟件 | not=database management system
presentation software | 簡報軟件 | system | P5 | application software for making a series of slides to show to an audience | 製作一系列投影片向觀眾展示的應用軟件
desktop publishing software | 桌面出版軟件 | system | S2 | application software for exact page layout of newspapers, magazines and leaflets | 為報章、雜誌、單張等精確編排版面的應用軟件 | also=DTP software; not=word processor
image editing software | 影像處理軟件 | system | P6 | application software for cropping, retouching and combining photographs | 用於裁剪、修飾及合併照片的應用軟件
video editing software | 視像剪輯軟件 | system | S1 | application software for cutting and joining clips of moving pictures and adding sound and captions | 用於剪接影片片段並加入聲音和字幕的應用軟件 | also-zh=影片剪輯軟件
web browser | 網頁瀏覽器 | system | P4 | application software that fetches pages from Internet servers and shows them | 從萬維網取得內容並加以顯示的應用軟件 | also=browser; also-zh=瀏覽器
folder | 文件夾 | object | P4 | a named place on a disk that holds files and other such places | 磁碟上有名稱、用來存放檔案及其他同類項目的地方 | also=directory; also-zh=資料夾; not=shortcut
file extension | 副檔名 | object | S1 | the letters after the last dot of a file name, which show the type of file | 檔案名稱最後一點之後、表示檔案類型的字母 | also=extension; also-zh=擴展名
shortcut | 捷徑 | object | S1 | a small file or icon that opens a program or document kept somewhere else | 開啟存放於別處的程式或文件的小檔案或圖示
file path | 檔案路徑 | object | S1 | the text that tells where a file is by naming the drive and each folder leading to it | 列出磁碟機及沿途各文件夾名稱以指明檔案位置的文字
mail merge | 郵件合併 | method | S2 | the automatic making of many letters by joining one main document with a list of names and addresses | 把一份主文件與姓名地址清單結合，自動製作多封信件的功能 | also-zh=合併列印
find and replace | 尋找及取代 | method | P6 | the feature that looks for every place where some words occur and changes them to other words | 搜索某些字詞在文件中出現之處，並改為其他字詞的功能
track changes | 追蹤修訂 | method | S2 | the feature that marks every insertion and deletion so that each can be accepted or rejected later | 標示所有增刪內容，以便其後接受或拒絕的功能
spelling check | 拼字檢查 | method | P5 | the feature that compares words with a dictionary and marks those that may be wrongly typed | 把字詞與字典比對，標示可能打錯之處的功能
header | 頁首 | structure | S1 | text repeated in the top margin of every page | 在每頁上邊界重複出現的文字 | not=footer
footer | 頁尾 | structure | S1 | text repeated in the bottom margin of every page | 在每頁下邊界重複出現的文字 | not=header, footnote
footnote | 註腳 | structure | S2 | a comment at the bottom of one page, tied to a small number in its text | 在某一頁底部、以小號碼與正文對應的說明 | not=endnote, footer
endnote | 章節附註 | structure | S2 | a comment gathered with others at the close of a document, tied to a small number in its text | 集中放在文件最後、以小號碼與正文對應的說明 | also-zh=尾註; not=footnote
text alignment | 文字對齊 | property | P5 | the way lines of words are lined up at the left, right, centre or both margins | 各行文字靠左、靠右、置中或兩端齊平的編排方式 | not=indentation
indentation | 縮排 | property | S1 | the extra space between the margin and the start of a paragraph | 段落開首與邊界之間額外留出的空位 | not=text alignment
font | 字型 | property | P4 | the design of a set of letters and symbols, such as Times New Roman | 一套文字和符號的設計款式，例如 Times New Roman | also-zh=字體
page orientation | 頁面方向 | property | S1 | whether a sheet is set upright or sideways for printing | 紙張打印時直放或橫放的設定
set | application software | 應用軟件的種類 | word processor; spreadsheet software; presentation software; desktop publishing software; web browser
set | office software | 辦公室軟件 | word processor; spreadsheet software; presentation software; database management system
set | software for media work | 處理媒體的軟件 | image editing software; video editing software; presentation software; desktop publishing software
set | software for a school newsletter or project | 製作校報或專題習作的軟件 | word processor; desktop publishing software; image editing software; web browser; spreadsheet software
set | things in a file system | 檔案系統中的項目 | folder; file extension; shortcut; file path
set | features of a word processor | 文書處理軟件的功能 | mail merge; find and replace; track changes; spelling check; word wrap=自動換行
set | automatic features of a word processor | 文書處理軟件的自動功能 | word wrap=自動換行; spelling check; mail merge; automatic page numbering=自動頁碼
set | features used in revising a document | 修訂文件時用的功能 | find and replace; track changes; spelling check; copy and paste=複製及貼上
set | parts of a page or document | 頁面或文件的部分 | header; footer; footnote; endnote
set | text placed outside the main text | 正文以外的文字 | header; footer; footnote; table of contents=目錄
set | formatting properties of text | 文字格式的屬性 | text alignment; indentation; line spacing=行距; font
set | layout settings of a document | 文件的版面設定 | page orientation; text alignment; indentation; line spacing=行距; page margin=頁邊距
fact | docx | docx | kind of file by extension | 副檔名所示的檔案類型 | word-processed document | 文書處理文件 |
fact | xlsx | xlsx | kind of file by extension | 副檔名所示的檔案類型 | spreadsheet | 試算表 |
fact | pptx | pptx | kind of file by extension | 副檔名所示的檔案類型 | presentation | 簡報 |
fact | txt | txt | kind of file by extension | 副檔名所示的檔案類型 | plain text | 純文字 |
fact | exe | exe | kind of file by extension | 副檔名所示的檔案類型 | executable program | 可執行程式 |
fact | zip | zip | kind of file by extension | 副檔名所示的檔案類型 | compressed archive | 壓縮檔 |
fact | mp3 | mp3 | kind of file by extension | 副檔名所示的檔案類型 | sound | 聲音 |
fact | jpg | jpg | kind of file by extension | 副檔名所示的檔案類型 | still picture | 靜態圖像 |

== Databases and SQL | 數據庫與 SQL
database management system | 數據庫管理系統 | system | S4 | software for creating linked tables of records, keeping them safe and answering queries on them | 建立互相聯繫的記錄表、保護其內容並回應查詢的軟件 | also=DBMS; also-zh=資料庫管理系統; not=spreadsheet software
table | 表 | structure | S4 | a set of records of one kind kept in rows and columns under one name in a database | 數據庫中以同一名稱、按行列存放的一組同類記錄 | also=relation; also-zh=數據表
record | 記錄 | structure | S4 | all the items stored about one person or thing, forming one row of a table | 關於某一人或物的所有數據項，構成表中的一行 | also=tuple; also-zh=紀錄; not=field
primary key | 主關鍵碼 | structure | S4 | the candidate key chosen as the official means of identifying each record of a table | 從候選關鍵碼中選定、用以正式識別表中每個記錄的欄位 | also-zh=主鍵, 主關鍵字; not=foreign key
foreign key | 外鍵 | structure | S4 | a field in one table that refers to the field identifying the records of another table | 一個表中用以對應另一個表的主關鍵碼的欄位 | also-zh=外來關鍵碼; not=primary key
candidate key | 候選關鍵碼 | structure | S5 | any smallest set of fields that could by itself identify every record of a table | 任何足以唯一識別表中每個記錄的最小欄位組合 | also-zh=候選鍵; not=primary key
database index | 數據庫索引 | structure | S5 | an extra lookup structure that makes searching for records faster | 額外建立、用以加快搜尋記錄的查找結構 | also=index; also-zh=索引
database view | 視圖 | structure | S5 | a virtual table made from a stored query, holding no data of its own | 由已存的查詢產生、本身不存放數據的虛擬表 | also=view
entity integrity | 實體完整性 | law | S5 | the rule that no primary key may be null or repeated | 主關鍵碼不可為空值或重複的規則 | not=referential integrity
referential integrity | 參照完整性 | law | S5 | the rule that each non-null foreign key must match an existing primary key of the table it points to | 每個非空的外鍵必須與所指表中現有的主關鍵碼相符的規則 | not=entity integrity
domain integrity | 域完整性 | law | S5 | the rule that every value of a field must belong to the set of values allowed for it | 欄位中每個值必須屬於該欄位容許值範圍的規則
data redundancy | 數據冗餘 | property | S4 | the state in which the same item is needlessly stored in more than one place | 同一項數據不必要地存放於多處的情況 | not=data inconsistency
data inconsistency | 數據不一致 | property | S4 | the state in which copies of the same item in different places do not agree | 同一項數據在不同地方的副本互不相符的情況 | not=data redundancy
data integrity | 數據完整性 | property | S4 | the state in which stored items stay accurate, complete and consistent throughout their life | 已存數據一直保持準確、完備及互相吻合的狀態 | not=data privacy
data independence | 數據獨立性 | property | S5 | the state in which the way items are stored can change without rewriting the programs that use them | 更改儲存方式而無須改寫使用它的程式的特性
one-to-one relationship | 一對一關係 | form | S5 | a link in which each record of either table matches at most one record of the other | 兩個表中任何一方的記錄最多只對應另一方一個記錄的聯繫
one-to-many relationship | 一對多關係 | form | S5 | a link in which a record of the first table may match several of the second, but each of the second matches at most one of the first | 首表的記錄可對應次表多個記錄，而次表的每個記錄最多只對應首表一個記錄的聯繫
many-to-many relationship | 多對多關係 | form | S5 | a link in which a record of either table may match several records of the other | 兩個表中任何一方的記錄均可對應另一方多個記錄的聯繫
first normal form | 第一規範形式 | form | S5 | the level of table design that only requires every cell to hold a single value, with no repeating groups | 只要求每格存放單一數值、不含重複組的表格設計層次 | also=1NF; also-zh=第一正規形式
second normal form | 第二規範形式 | form | S5 | the level of table design that removes partial dependence on a key but may still have transitive dependence | 已消除對鍵的部分依賴，但仍可能有傳遞依賴的表格設計層次 | also=2NF; also-zh=第二正規形式
third normal form | 第三規範形式 | form | S5 | the level of table design that removes transitive dependence on a key as well as partial dependence | 除部分依賴外，亦已消除傳遞依賴的表格設計層次 | also=3NF; also-zh=第三正規形式
entity | 實體 | object | S5 | a person, thing or event about which data are kept, drawn as a rectangle in a design diagram | 需要儲存其數據的人、物或事，在設計圖中以長方形表示 | not=attribute
attribute | 屬性 | object | S5 | a characteristic of a person or thing about which data are kept, drawn as an oval in a design diagram | 所存數據的人或物的一項特徵，在設計圖中以橢圓形表示 | not=entity
relationship | 關係 | object | S5 | an association between entities, drawn as a diamond in a design diagram | 實體之間的聯繫，在設計圖中以菱形表示 | not=entity
SELECT | SELECT 指令 | sign | S5 | the SQL command that retrieves chosen fields of records from tables | 從表中取出指定欄位數據的 SQL 語句
INSERT | INSERT 指令 | sign | S5 | the SQL command that adds new records to a table | 在表中加入新記錄的 SQL 語句 | not=UPDATE
UPDATE | UPDATE 指令 | sign | S5 | the SQL command that changes the values in existing records | 更改現有記錄數值的 SQL 語句 | not=ALTER TABLE
DELETE | DELETE 指令 | sign | S5 | the SQL command that removes records but keeps the table | 移除記錄但保留表本身的 SQL 語句 | not=DROP TABLE
CREATE TABLE | CREATE TABLE 指令 | sign | S5 | the SQL command that sets up the structure for a new set of records | 建立一個新的數據表結構的 SQL 語句
ALTER TABLE | ALTER TABLE 指令 | sign | S5 | the SQL command that changes an existing structure, for instance by adding a field | 更改現有數據表結構的 SQL 語句，例如加入欄位 | not=UPDATE
DROP TABLE | DROP TABLE 指令 | sign | S5 | the SQL command that removes a whole structure together with all its records | 把整個數據表結構連同所有記錄移除的 SQL 語句 | not=DELETE
WHERE | WHERE 子句 | sign | S5 | the SQL clause that picks only individual records meeting a condition, before any grouping | 在分組之前只選取符合條件的個別記錄的 SQL 語句部分 | not=HAVING
GROUP BY | GROUP BY 子句 | sign | S5 | the SQL clause that puts records with the same value together so that each collection gives one result row | 把數值相同的記錄歸在一起、各得一行結果的 SQL 語句部分 | not=ORDER BY
HAVING | HAVING 子句 | sign | S5 | the SQL clause that keeps only the groups meeting a condition | 在分組之後只保留符合條件的組別的 SQL 語句部分 | not=WHERE
ORDER BY | ORDER BY 子句 | sign | S5 | the SQL clause that sorts the rows of a result | 把查詢結果排序的 SQL 語句部分 | not=GROUP BY
left outer join | 左外聯接 | method | S5 | a way of combining two tables that keeps every row of the first table but not the unmatched rows of the second | 保留首個表的所有行，但不保留次表未匹配的行的合併方式 | also=left join; also-zh=左外連接
right outer join | 右外聯接 | method | S5 | a way of combining two tables that keeps every row of the second table but not the unmatched rows of the first | 保留次表的所有行，但不保留首個表未匹配的行的合併方式 | also=right join; also-zh=右外連接
full outer join | 全外聯接 | method | S5 | a way of combining two tables that keeps all the rows of both, whether matched or not | 不論是否匹配，兩個表所有行均予保留的合併方式 | also=full join; also-zh=全外連接
set | parts of a relational database | 關聯式數據庫的組成部分 | table; record; field=欄位; database index; database view
set | integrity rules of a database | 數據庫的完整性規則 | entity integrity; referential integrity; domain integrity; user-defined integrity=用戶定義完整性
set | problems and qualities of stored data | 已存數據的問題與特性 | data redundancy; data inconsistency; data integrity; data independence
set | forms of a table in normalisation | 規範形式 | first normal form; second normal form; third normal form; unnormalised form=未規範形式
set | parts of an entity-relationship diagram | 實體關係圖的組成部分 | entity; attribute; relationship; cardinality=基數
set | SQL commands for records and tables | 處理記錄和表的 SQL 指令 | SELECT; INSERT; UPDATE; DELETE
set | SQL commands that change data or structure | 更改數據或結構的 SQL 指令 | INSERT; UPDATE; DELETE; ALTER TABLE; DROP TABLE
set | SQL commands about tables | 與表有關的 SQL 指令 | CREATE TABLE; ALTER TABLE; DROP TABLE; DELETE
set | clauses of a SELECT statement | SELECT 語句的子句 | WHERE; GROUP BY; HAVING; ORDER BY
set | words of an SQL query | SQL 查詢的用詞 | SELECT; WHERE; ORDER BY; GROUP BY
set | ways to join tables | 聯接表的方式 | inner join=內聯接; left outer join; right outer join; full outer join
order | data in a database, smallest part to largest | 數據庫的數據層次，由小至大 | field=欄位 > record > table > database=數據庫
order | normal forms, lowest to highest | 規範形式，由低至高 | first normal form > second normal form > third normal form
order | clauses of an SQL query in written order | SQL 查詢子句的書寫次序 | SELECT > FROM=FROM 子句 > WHERE > GROUP BY > HAVING > ORDER BY
fact | SUM function | SUM 函數 | result of the SQL aggregate function | SQL 聚合函數的結果 | total | 總和 |
fact | AVG function | AVG 函數 | result of the SQL aggregate function | SQL 聚合函數的結果 | mean | 平均值 |
fact | MAX function | MAX 函數 | result of the SQL aggregate function | SQL 聚合函數的結果 | greatest value | 最大值 |
fact | MIN function | MIN 函數 | result of the SQL aggregate function | SQL 聚合函數的結果 | smallest value | 最小值 |
fact | COUNT function | COUNT 函數 | result of the SQL aggregate function | SQL 聚合函數的結果 | number of items | 項目數量 |
fact | DBMS | DBMS | full name | 全寫 | database management system | 數據庫管理系統 |
fact | SQL | SQL | full name | 全寫 | Structured Query Language | 結構化查詢語言 |

== Data processing | 數據處理
data | 數據 | idea | S1 | raw facts and figures that have not yet been processed | 未經處理的原始事實和數字 | also-zh=資料; not=information
information | 信息 | idea | S1 | meaningful results obtained by organising and processing raw facts | 把原始事實整理和處理後得出的有意義結果 | also-zh=資訊; not=data
data validation | 數據有效性檢驗 | method | S4 | the automatic checking by a program that input is reasonable and follows set rules | 由程式自動檢查輸入是否合理及符合既定規則的方法 | also=validation; not=data verification
data verification | 數據驗證 | method | S4 | the checking that input is the same as the original source | 檢查輸入的內容與原始來源是否相同的方法 | also=verification; not=data validation
range check | 範圍檢查 | method | S4 | a validation check that a value lies between a lower and an upper limit | 檢查數值是否在上下限之間的有效性檢驗 | not=length check
type check | 類型檢查 | method | S4 | a validation check that the input is of the right kind, such as a number and not text | 檢查輸入屬數字或文字等正確種類的有效性檢驗 | not=format check
length check | 長度檢查 | method | S4 | a validation check that the input has the right number of characters | 檢查輸入的字符數目是否正確的有效性檢驗 | not=range check
format check | 格式檢查 | method | S4 | a validation check that the characters follow a set pattern, such as a letter and then six digits | 檢查字符是否依照「一個字母後接六個數字」等既定模式排列的有效性檢驗 | not=type check
uniqueness check | 唯一性檢查 | method | S4 | a validation check that the same value has not been entered before in that field | 檢查同一欄位未曾輸入過相同數值的有效性檢驗
parity check | 奇偶檢測 | method | S4 | an error check after transmission that counts whether the number of 1s is odd or even | 傳輸後數算 1 的數目是單數還是雙數，以偵測出錯的方法 | also-zh=奇偶校驗
double entry | 重複輸入 | method | S4 | a verification method in which the same data are typed twice and the two copies compared | 把相同數據鍵入兩次再比較兩者的驗證方法 | also-zh=雙重輸入; not=proofreading
proofreading | 校對 | method | S4 | a verification method in which a person reads typed data against the source document by eye | 由人閱讀輸入的數據並與原始文件對照的驗證方法
transposition error | 換位錯誤 | event | S4 | a mistake in which two characters are swapped, such as 12 typed as 21 | 兩個字符次序對調的失誤，例如把 12 打成 21 | also-zh=調位錯誤; not=transcription error
data source error | 數據源錯誤 | event | S4 | a mistake already present in the material from which the data are collected | 收集所得的原始材料本身已存在的失誤 | also-zh=數據來源錯誤
data collection | 數據收集 | process | S4 | the gathering of raw facts from sources such as forms, surveys and sensors | 從表格、問卷、感應器等來源取得原始事實的過程
data organisation | 數據組織 | process | S4 | the arranging of collected facts into fields, records or other ordered structures | 把收集得來的事實編排成欄位、記錄等有序結構的過程
data analysis | 數據分析 | process | S4 | the examining of processed facts to find patterns and draw conclusions | 研究已處理的事實以找出規律並得出結論的過程
data presentation | 數據展示 | process | S4 | the showing of results to people as charts, tables or reports | 以圖表、表格或報告向人呈現結果的過程 | also-zh=數據表達
data transmission | 數據傳輸 | process | S4 | the sending of data from one device or place to another | 把數據由一個裝置或地方送往另一處的過程 | also-zh=數據傳送
data privacy | 數據私隱 | property | S4 | the right of people to control how facts about them are collected and used | 個人控制別人如何收集和使用其個人資料的權利 | not=data security
set | validation checks | 有效性檢驗的種類 | range check; type check; length check; format check
set | validation checks on a form | 表格上的有效性檢驗 | uniqueness check; range check; format check; length check
set | checks that catch wrongly typed characters | 偵測打錯字符的檢查 | type check; format check; length check; check digit=檢查數位
set | error detection methods | 偵測錯誤的方法 | check digit=檢查數位; parity check; double entry; range check
set | ways to reduce errors in data | 減少數據錯誤的方法 | proofreading; double entry; check digit=檢查數位; uniqueness check
set | errors in data | 數據的錯誤 | transcription error=抄寫錯誤; transposition error; data source error; overflow error
set | stages of information processing | 信息處理的階段 | data collection; data organisation; data analysis; data presentation
set | processes done to data | 對數據進行的過程 | data collection; data transmission; data analysis; data organisation; data presentation
order | stages of information processing, first to last | 信息處理的階段，由先至後 | data collection > data organisation > data analysis > data presentation

== Spreadsheets | 試算表
cell | 儲存格 | structure | P6 | the box where one row and one column of a grid meet | 網格中一行與一列相交的方格 | also-zh=單元格; not=cell range
cell range | 儲存格範圍 | structure | P6 | a rectangular block of boxes in a grid, named by two corners such as A1:B5 | 網格中以兩角的地址命名的長方形區域，例如 A1:B5 | not=cell
worksheet | 工作表 | structure | S1 | one page of rows and columns in a spreadsheet file | 試算表檔案中由行和列組成的一頁 | not=workbook
workbook | 活頁簿 | structure | S1 | a whole spreadsheet file, which holds one or more pages of rows and columns | 包含一頁或多頁行列網格的整個試算表檔案 | also-zh=工作簿; not=worksheet
relative reference | 相對參照 | sign | S2 | a cell address such as A1 whose row and column both change when a formula is copied | 複製公式時行和列均隨位置改變的地址，例如 A1 | not=absolute reference
absolute reference | 絕對參照 | sign | S2 | a cell address such as $A$1 whose row and column both stay fixed when a formula is copied | 複製公式時行和列均固定不變的地址，例如 $A$1 | not=relative reference
mixed reference | 混合參照 | sign | S2 | a cell address such as $A1 in which only the row or only the column stays fixed when a formula is copied | 複製公式時只固定行或只固定列的地址，例如 $A1
SUM | SUM 函數 | method | P6 | the spreadsheet function that adds up all the numbers of a range | 把範圍內所有數字相加的試算表函數 | not=COUNT
AVERAGE | AVERAGE 函數 | method | P6 | the spreadsheet function that gives the mean of the numbers of a range | 求範圍內數字的平均值的試算表函數
COUNT | COUNT 函數 | method | S1 | the spreadsheet function that tells how many cells of a range hold numbers | 求範圍內有多少格存有數字的試算表函數 | not=SUM, COUNTIF
COUNTIF | COUNTIF 函數 | method | S2 | the spreadsheet function that tells how many cells of a range meet a given condition | 求範圍內有多少格符合指定條件的試算表函數 | not=SUMIF
SUMIF | SUMIF 函數 | method | S2 | the spreadsheet function that adds up only those numbers that meet a given condition | 只把符合指定條件的數字相加的試算表函數 | not=COUNTIF
MAX | MAX 函數 | method | P6 | the spreadsheet function that gives the largest number of a range | 求範圍內最大數字的試算表函數 | not=MIN
MIN | MIN 函數 | method | P6 | the spreadsheet function that gives the smallest number of a range | 求範圍內最小數字的試算表函數 | not=MAX
IF | IF 函數 | method | S1 | the spreadsheet function that gives one of two results depending on whether a test is true | 按測試條件真假給出兩個結果之一的試算表函數 | not=COUNTIF
RANK | RANK 函數 | method | S2 | the spreadsheet function that gives the position of a number in order of size within a list | 求某數字在清單中按大小排列的名次的試算表函數
INT | INT 函數 | method | S2 | the spreadsheet function that rounds a number down to a whole number | 把數字向下捨入至整數的試算表函數 | not=ROUND
filtering | 篩選 | method | S1 | the showing of only those rows that meet a condition while the others are hidden | 只顯示符合條件的行而隱藏其餘各行的方法 | not=sorting
conditional formatting | 條件格式 | method | S2 | the automatic changing of the colour or style of cells whose values meet a rule | 數值符合規則的儲存格自動改變顏色或樣式的功能 | also-zh=設定格式化的條件; not=filtering
pivot table | 樞紐分析表 | method | S4 | a tool that summarises a long list by grouping it under row and column headings that can be rearranged | 以可調動的行列標題把長清單分組並作總結的工具
goal seek | 目標搜尋 | method | S4 | a tool that finds the one input value needed for a formula to give a wanted result | 求出令公式得到預期結果所需的單一輸入值的工具
what-if analysis | 模擬分析 | method | S4 | the changing of input values in a model to see how the results are affected | 改變模型的輸入值以觀察結果如何受影響的方法 | also-zh=假設分析
pie chart | 圓形圖 | form | P6 | a chart shaped as a circle whose sectors show the share of each part in a whole | 把整體劃分成扇形、顯示各部分所佔比例的圖表 | also-zh=餅圖
column chart | 直條圖 | form | P6 | a chart that compares categories by the heights of upright bars | 以長方形的高度比較不同類別的圖表 | also-zh=柱形圖; not=line chart
line chart | 折線圖 | form | P6 | a chart that joins points by segments to show how a value changes over time | 把各點依次相連、顯示數值隨時間變化的圖表
scatter chart | 散佈圖 | form | S4 | a chart of unjoined points that shows how two numerical variables are related | 以不相連的點顯示兩個數值變量關係的圖表 | also=scatter diagram; also-zh=XY散佈圖
set | parts of a spreadsheet file | 試算表檔案的部分 | cell; cell range; worksheet; workbook
set | spreadsheet functions for a range of numbers | 處理一組數字的試算表函數 | SUM; AVERAGE; COUNT; MAX; MIN
set | spreadsheet functions that count or add | 計數或求和的試算表函數 | SUM; COUNT; SUMIF; COUNTIF
set | spreadsheet functions on numbers | 處理數字的試算表函數 | ROUND=ROUND 函數; INT; RANK; AVERAGE; MAX
set | spreadsheet functions for a mark sheet | 處理分數表的試算表函數 | RANK; AVERAGE; COUNTIF; IF; ROUND=ROUND 函數
set | spreadsheet functions that give one figure from a list | 由一列數字得出單一數值的試算表函數 | AVERAGE; MIN; COUNT; SUM; RANK
set | spreadsheet tools for lists | 處理清單的試算表工具 | sorting=排序; filtering; conditional formatting; pivot table
set | spreadsheet tools for analysis | 分析用的試算表工具 | goal seek; pivot table; sorting=排序; conditional formatting
set | ways of studying data in a spreadsheet | 以試算表研究數據的方法 | what-if analysis; filtering; pivot table; sorting=排序
set | types of chart | 圖表的種類 | pie chart; column chart; line chart; scatter chart

== Multimedia | 多媒體
still image | 靜態圖像 | form | P5 | a multimedia element made of a single picture that does not move | 由一幅不會動的畫面組成的多媒體元素 | not=animation
streaming | 串流 | method | S4 | the playing of sound or moving pictures while the rest of the data is still arriving over a network | 在其餘數據仍經網絡陸續到達時已播放聲音或影像的方式 | not=downloading
lossy compression | 有損壓縮 | method | S4 | a way of making files smaller that throws away some details for good | 永久捨去部分細節以縮小檔案的方法 | not=lossless compression
lossless compression | 無損壓縮 | method | S4 | a way of making files smaller from which the original can be rebuilt exactly | 能完全重建原有數據的縮小檔案方法 | not=lossy compression
digitisation | 數碼化 | method | S4 | the changing of analogue information such as sounds or paper pictures into strings of 0 and 1 | 把聲音、紙本圖片等模擬信息轉成 0 和 1 的方法 | also=digitization
optical character recognition | 光學字符識別 | method | S4 | the changing of a scanned picture of words into letters that can be edited | 把掃描所得的文字影像轉成可編輯文字的方法 | also=OCR; not=handwriting recognition
speech recognition | 語音識別 | method | S4 | the changing of spoken words into text by a computer | 由電腦把說出的話轉成文字的方法 | not=speech synthesis
speech synthesis | 語音合成 | method | S4 | the producing of spoken words from text by a computer | 由電腦把文字讀成人聲的方法 | also=text to speech; not=speech recognition
handwriting recognition | 手寫識別 | method | S2 | the changing of characters drawn with a pen or finger on a pad into text | 把以筆或手指在面板上畫出的字轉成文字的方法 | not=optical character recognition
frame rate | 幀率 | quantity | S4 | the number of pictures shown per second in moving pictures | 活動影像中每秒展示的畫面數目 | also=frames per second; also-zh=幀速率; not=bit rate
aspect ratio | 長寬比 | quantity | S4 | the proportion of the width of a picture or screen to its height | 畫面或屏幕的闊度與高度之比 | also-zh=寬高比
set | elements of multimedia | 多媒體元素 | text=文字; still image; audio=音頻; video=視像; animation=動畫
set | multimedia elements that may be seen | 可看見的多媒體元素 | text=文字; still image; video=視像; animation=動畫
set | ways of turning one form of information into another | 轉換信息形式的方法 | optical character recognition; speech recognition; speech synthesis; handwriting recognition
set | techniques of handling media | 處理媒體的技術 | streaming; lossy compression; lossless compression; digitisation
set | techniques used with digital sound | 處理數碼聲音的技術 | speech recognition; speech synthesis; streaming; lossy compression
set | techniques for changing or shrinking data | 轉換或縮小數據的技術 | digitisation; lossless compression; optical character recognition; speech synthesis

== Graphics and sound formats | 圖像與聲音格式
pixel | 像素 | structure | S1 | the smallest coloured dot of a digital picture | 數碼影像中最小的色點
vector graphic | 向量圖 | form | S1 | a picture stored as mathematical lines and curves, which stays sharp when enlarged | 以數學方式記錄線條和曲線、放大後仍清晰的圖像 | also-zh=矢量圖; not=bitmap graphic
sampling rate | 取樣率 | quantity | S4 | the number of times per second that a sound wave is measured when it is digitised | 聲波數碼化時每秒量度聲波的次數 | also=sampling frequency; also-zh=取樣頻率, 採樣率; not=sample size
sample size | 樣本大小 | quantity | S4 | the number of bits used to store each measurement of a sound wave | 儲存聲波每次量度值所用的位元數目 | also=sampling bit depth; also-zh=取樣大小; not=sampling rate
RGB colour model | RGB 色彩模型 | form | S4 | a colour system for screens that mixes red, green and blue light | 以紅、綠、藍三色光混合、用於屏幕的顏色系統 | not=CMYK colour model
CMYK colour model | CMYK 色彩模型 | form | S4 | a colour system for printing that mixes cyan, magenta, yellow and black inks | 以青、洋紅、黃、黑四色油墨混合、用於印刷的顏色系統 | not=RGB colour model
greyscale | 灰階 | form | S4 | a picture mode that uses only black, white and the shades between them | 只使用黑、白及兩者之間深淺色調的圖像模式 | also=grayscale; also-zh=灰度
BMP | BMP 格式 | form | S4 | a bitmap file format, usually uncompressed, which makes large files | 通常不作壓縮、檔案較大的點陣圖檔案格式
JPEG | JPEG 格式 | form | S4 | a lossy picture file format with millions of colours, best for photographs and without transparency | 採用有損壓縮、可有數百萬種顏色、適合照片但不支援透明的圖像檔案格式 | also=JPG; not=PNG
GIF | GIF 格式 | form | S4 | a picture file format limited to 256 colours in a frame, which can hold simple animation | 每幅畫面最多 256 色、可存簡單動畫的圖像檔案格式 | not=PNG
PNG | PNG 格式 | form | S4 | a lossless bitmap format made for the Web, with millions of colours and degrees of transparency | 為網頁而設、採用無損壓縮、可有數百萬種顏色及不同透明度的點陣圖格式 | not=JPEG, GIF
SVG | SVG 格式 | form | S4 | a vector picture format for web pages, written as text in XML | 以 XML 文字寫成、用於網頁的向量圖檔案格式
WAV | WAV 格式 | form | S4 | a sound file format, usually uncompressed, which keeps full quality in large files | 通常不作壓縮、保留完整音質但檔案較大的聲音檔案格式 | not=MP3
MP3 | MP3 格式 | form | S4 | a lossy sound file format that makes music files far smaller by dropping sounds people hardly notice | 捨去人耳難以察覺的聲音、令音樂檔案大為縮小的有損聲音檔案格式 | not=WAV
MIDI | MIDI 格式 | form | S4 | a music file format that stores notes and instruments as instructions instead of recorded sound waves | 儲存音符和樂器指令而非錄音聲波的音樂檔案格式 | not=MP3
plain text file | 純文字檔 | form | S1 | a file that holds only characters without fonts, colours or pictures | 只存放字符、不含字型、顏色或圖片的檔案 | also=TXT
PDF | 可攜式文件格式 | form | S1 | a file format that keeps the layout of a page the same on any device | 在任何裝置上均能保持頁面版面不變的檔案格式
cropping | 裁剪 | process | S1 | the cutting away of the unwanted outer parts of a picture | 切去圖像外圍不需要部分的過程 | not=resizing
resizing | 調整大小 | process | S1 | the changing of the width and height of a whole picture | 改變整幅圖像闊度和高度的過程 | not=cropping
rotation | 旋轉 | process | S1 | the turning of a picture about a point through an angle | 把圖像繞一點轉動某個角度的過程 | not=flipping
flipping | 翻轉 | process | S1 | the turning of a picture into its mirror image | 把圖像變成其鏡像的過程 | not=rotation
set | picture file formats | 圖像檔案格式 | BMP; JPEG; GIF; PNG; SVG
set | bitmap file formats | 點陣圖檔案格式 | BMP; JPEG; GIF; PNG
set | sound and video file formats | 聲音及視像檔案格式 | WAV; MP3; MIDI; MP4=MP4 格式
set | file formats of different media | 不同媒體的檔案格式 | JPEG; MP3; MP4=MP4 格式; PDF; SVG
set | file formats with compression or without | 有壓縮或無壓縮的檔案格式 | BMP; JPEG; WAV; MP3
set | formats for documents and pictures | 文件及圖像格式 | plain text file; PDF; PNG; JPEG
set | formats seen on web pages | 網頁上常見的檔案格式 | GIF; PNG; SVG; MP4=MP4 格式; PDF
set | formats that can hold movement or sound | 可存動態或聲音的檔案格式 | GIF; MP4=MP4 格式; MIDI; WAV
set | modes of colour | 色彩模式 | RGB colour model; CMYK colour model; greyscale; indexed colour=索引色
set | factors that affect the size of a sound file | 影響聲音檔案大小的因素 | sampling rate; sample size; number of channels=聲道數目; duration=時間長度
set | quantities of digital sound and video | 數碼聲音和視像的量 | sampling rate; sample size; frame rate; bit rate=位元率
set | quantities of pictures and video | 圖像和視像的量 | image resolution=影像解像度; colour depth=色彩深度; frame rate; aspect ratio
set | rates in digital media | 數碼媒體的速率 | frame rate; refresh rate; sampling rate; bit rate=位元率
set | quantities about a display | 與顯示畫面有關的量 | screen resolution; aspect ratio; colour depth=色彩深度; refresh rate; frame rate
set | ways of editing a picture | 編輯圖像的方式 | cropping; resizing; rotation; flipping
fact | JPEG | JPEG | full name | 全寫 | Joint Photographic Experts Group | 聯合圖像專家小組 |
fact | GIF | GIF | full name | 全寫 | Graphics Interchange Format | 圖形交換格式 |
fact | PDF | PDF | full name | 全寫 | Portable Document Format | 可攜式文件格式 |

== Computer studies across topics | 電腦科綜合
set | main components in a computer advertisement | 電腦廣告中的主要元件 | central processing unit; random access memory; solid state drive; graphics processing unit; monitor
set | registers used while an instruction is fetched | 讀取指令時用到的寄存器 | program counter; memory address register; memory data register; instruction register
set | parts used while a calculation is done | 進行運算時用到的部分 | accumulator; arithmetic and logic unit; control unit; memory data register
set | lines and registers for memory contents and locations | 傳送或存放記憶內容和位置的部分 | address bus; data bus; memory address register; memory data register
set | computers found at home and at work | 家中及工作間的電腦 | notebook computer; desktop computer; server; embedded system
set | portable devices | 便攜裝置 | notebook computer; tablet computer; smartphone; digital camera
set | computers that are not personal computers | 個人電腦以外的電腦 | mainframe computer; supercomputer; server; embedded system
set | storage with moving parts or discs | 有活動部件或碟片的儲存媒體 | hard disk drive; magnetic tape; CD-ROM=唯讀光碟; CD-RW; Blu-ray disc=藍光光碟
set | removable storage media | 可移除的儲存媒體 | USB flash drive=USB 手指; memory card; CD-R; Blu-ray disc=藍光光碟; magnetic tape
set | places to keep photographs and films | 存放照片和影片的媒體 | memory card; USB flash drive=USB 手指; hard disk drive; Blu-ray disc=藍光光碟
set | memory devices kept inside the computer | 電腦內的記憶裝置 | read-only memory; random access memory; solid state drive; hard disk drive
set | pads and screens touched with a finger or pen | 以手指或筆觸碰的裝置 | touchpad; touch screen; graphics tablet; fingerprint reader
set | input devices of a notebook computer | 筆記簿型電腦的輸入裝置 | keyboard=鍵盤; touchpad; webcam; microphone; fingerprint reader
set | devices for video conferencing | 視像會議用的裝置 | webcam; microphone; headphones=耳機; monitor; data projector
set | input devices of an airport or transport station | 機場或車站的輸入裝置 | RFID reader; barcode reader; fingerprint reader; touch screen; sensor
set | output devices for paper, sound and movement | 輸出到紙張、聲音或動作的裝置 | plotter; inkjet printer; loudspeaker; actuator; monitor
set | output devices for sight, sound or motion | 影像、聲音或動作的輸出裝置 | data projector; headphones=耳機; laser printer; actuator
set | input devices of a robot or smart home | 機械人或智能家居的輸入裝置 | sensor; RFID reader; webcam; touch screen
set | kinds of software | 軟件種類 | operating system; device driver; word processor; web browser; compiler
set | programs that translate or manage | 負責翻譯或管理的程式 | compiler; interpreter; operating system; database management system
set | software that a pupil uses for a project | 學生做專題研習用的軟件 | word processor; presentation software; spreadsheet software; video editing software; web browser
set | software for data and documents | 處理數據和文件的軟件 | database management system; spreadsheet software; word processor; desktop publishing software
set | software for pictures, pages and slides | 處理圖像、版面和投影片的軟件 | image editing software; desktop publishing software; presentation software; web browser
set | software near the hardware | 貼近硬件的軟件 | firmware; device driver; assembler; utility program
set | ways of obtaining and licensing programs | 程式的取得及特許方式 | freeware; shareware; commercial software; public domain software=公共領域軟件
set | ways of handling data and tasks over time | 處理數據和工作的時間安排 | batch processing; real-time processing; multitasking; parallel processing
set | objects on a desktop or in a window | 桌面或視窗中的物件 | drop-down menu; dialog box; folder; shortcut
set | objects seen when opening a file | 開啟檔案時看到的物件 | window; dialog box; file extension; folder
set | ways in which users give commands | 用戶發出指令的介面 | graphical user interface; command line interface; voice user interface; gesture-based interface=手勢介面
set | units from small to large | 由小至大的數據單位 | bit; byte; megabyte=兆字節; terabyte=太字節
set | units in computing | 電腦科的單位 | byte; gigabyte=吉字節; dots per inch=每吋點數; pages per minute=每分鐘頁數
set | units on a computer or printer label | 電腦或打印機標籤上的單位 | gigabyte=吉字節; terabyte=太字節; dots per inch=每吋點數; pages per minute=每分鐘頁數
set | bits in a byte or word | 字節或字中的位元 | most significant bit; least significant bit; parity bit=奇偶校驗位; padding bit=填充位元
set | errors in data and calculation | 數據和計算的錯誤 | transcription error=抄寫錯誤; transposition error; rounding error; overflow error
set | mistakes made by people or machines | 人為或機器的錯誤 | data source error; transcription error=抄寫錯誤; truncation error; underflow error
set | numerical errors and input errors | 數值誤差與輸入錯誤 | rounding error; truncation error; transposition error; underflow error
set | logic gates with several inputs | 多輸入的邏輯閘 | NAND gate; NOR gate; XNOR gate; OR gate
set | logic gates in a truth table exercise | 真值表練習中的邏輯閘 | AND gate; XNOR gate; XOR gate; NAND gate
set | tools for letters and reports | 撰寫信件和報告的工具 | mail merge; track changes; word wrap=自動換行; find and replace
set | structures in databases and spreadsheets | 數據庫和試算表的結構 | record; field=欄位; cell; worksheet; workbook
set | database structures and links | 數據庫的結構和聯繫 | table; foreign key; database view; candidate key
set | SQL commands and clauses | SQL 指令與子句 | DELETE; UPDATE; WHERE; ORDER BY
set | SQL for rows | 處理行的 SQL 用詞 | SELECT; INSERT; DELETE; GROUP BY; HAVING
set | SQL about structure and order | 有關結構和次序的 SQL 用詞 | ALTER TABLE; CREATE TABLE; GROUP BY; ORDER BY
set | SQL that removes, hides or picks | 移除或選取內容的 SQL 用詞 | DELETE; DROP TABLE; WHERE; HAVING
set | checks on an identity number | 對身份證號碼的檢查 | check digit=檢查數位; format check; length check; uniqueness check
set | checks done by program or person | 由程式或人進行的檢查 | proofreading; type check; range check; double entry
set | processes from gathering to showing | 由收集至展示的過程 | data collection; data transmission; data presentation; data organisation
set | spreadsheet functions for calculation | 運算用的試算表函數 | ROUND=ROUND 函數; INT; SUM; COUNT
set | spreadsheet functions in a class marks table | 成績表中的試算表函數 | MAX; RANK; AVERAGE; SUMIF; VLOOKUP=VLOOKUP 函數
set | spreadsheet functions for a shop's sales record | 商店銷售記錄用的試算表函數 | SUM; SUMIF; VLOOKUP=VLOOKUP 函數; ROUND=ROUND 函數; MAX
set | spreadsheet methods and word processor features | 辦公室軟件的功能 | mail merge; filtering; pivot table; track changes
set | picture formats with and without loss | 有損及無損的圖像格式 | BMP; JPEG; PNG; SVG
set | formats of sound, music and pictures | 聲音、音樂和圖像的格式 | WAV; MIDI; MP3; GIF
set | formats of files sent by e-mail | 電郵附件的檔案格式 | PDF; JPEG; MP3; plain text file; MP4=MP4 格式
set | formats of documents, sound and video | 文件、聲音及視像格式 | plain text file; PDF; WAV; MP4=MP4 格式
set | multimedia elements in a web page or talk | 網頁或簡報的多媒體元素 | text=文字; audio=音頻; animation=動畫; still image
set | quantities that decide file size or quality of media | 決定媒體檔案大小或質素的量 | image resolution=影像解像度; colour depth=色彩深度; sampling rate; sample size; number of channels=聲道數目
set | speed and delay in computing | 電腦的速率與延遲 | access time; bit rate=位元率; clock rate; refresh rate
set | changes made to a photograph | 對照片所作的更改 | cropping; rotation; flipping; resizing; file compression
set | ways of showing logic and tables of data | 表示邏輯與數據的圖表 | truth table=真值表; Boolean expression; logic circuit diagram; entity-relationship diagram=實體關係圖
set | storage in the memory hierarchy | 記憶體層次中的儲存 | register; cache memory; hard disk drive; magnetic tape
set | charts for survey results | 展示調查結果的圖表 | pie chart; column chart; line chart; radar chart=雷達圖
set | ways of joining tables in a query | 查詢中合併表的方式 | inner join=內聯接; left outer join; right outer join; Cartesian product=笛卡兒積
set | rights and qualities about data | 有關數據的權利與特性 | data privacy; data integrity; data independence; data redundancy
`
