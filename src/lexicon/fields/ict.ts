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

== Networks and protocols | 網絡與規約
local area network | 局域網 | system | S1 | a network that links computers within one small site such as a home, an office or a school | 把住宅、辦公室或學校等小範圍內的電腦連接起來的網絡 | also=LAN; also-zh=區域網絡; not=wide area network
wide area network | 廣域網 | system | S2 | a network that links computers far apart, such as those in different cities or countries | 把位於不同城市或國家、相距很遠的電腦連接起來的網絡 | also=WAN; not=local area network
metropolitan area network | 城域網 | system | S4 | a network that covers a single city and joins the smaller networks of its buildings | 覆蓋單一市區並把區內各建築物的小型網絡連接起來的網絡 | also=MAN; also-zh=都會網絡
personal area network | 個人區域網絡 | system | S4 | a network that links the devices which one user carries, within a range of about ten metres | 在約十米範圍內把同一名用戶隨身使用的裝置連接起來的網絡 | also=PAN; also-zh=個人局域網
intranet | 內聯網 | system | S4 | a private network built with web technology that only the members of one organisation can use | 以網頁技術建立、只供一個機構的成員使用的私人網絡 | not=extranet
virtual private network | 虛擬私人網絡 | system | S4 | an encrypted tunnel across a shared network that lets a user outside reach a company network safely | 在公用網絡上建立的加密通道，讓身處外地的用戶安全地連接公司網絡 | also=VPN; also-zh=虛擬專用網絡
client-server network | 主從式網絡 | system | S4 | a network in which central computers provide resources and services to the other computers on request | 由中央電腦按要求向其他電腦提供資源和服務的網絡 | also-zh=客戶伺服器網絡; not=peer-to-peer network
peer-to-peer network | 對等網絡 | system | S4 | a network in which all computers have the same status and share resources directly with one another | 所有電腦地位相同、彼此直接共用資源的網絡 | also=P2P network; also-zh=點對點網絡; not=client-server network
star topology | 星形拓撲 | form | S4 | a network layout in which every computer is joined by its own cable to one central device | 每部電腦各用一條電纜接到同一中央裝置的網絡佈局 | also-zh=星狀拓撲; not=mesh topology
bus topology | 總線拓撲 | form | S4 | a network layout in which all computers share one main cable with a terminator at each end | 所有電腦共用一條兩端設有終端器的主電纜的網絡佈局 | also-zh=匯流排拓撲
ring topology | 環形拓撲 | form | S4 | a network layout in which each computer is joined to exactly two neighbours, so that data travel from one to the next | 每部電腦只與左右兩部相鄰電腦連接、數據逐部傳遞的網絡佈局 | also-zh=環狀拓撲
mesh topology | 網狀拓撲 | form | S4 | a network layout in which each computer has direct links to several or all of the others | 每部電腦都有線路直接通往其他多部或所有電腦的佈局 | not=star topology
coaxial cable | 同軸電纜 | object | S4 | a cable with one copper core surrounded by an insulator and a tube of metal braid | 中央有一條銅芯，外面依次包着絕緣層和金屬編織網的電纜 | not=twisted pair cable
Bluetooth | 藍牙 | method | S1 | a technology that pairs nearby devices by radio waves, such as a phone with wireless earphones | 以無線電波把鄰近的兩件裝置配對的技術，例如手機與無線耳機 | not=Wi-Fi, near field communication
near field communication | 近場通訊 | method | S3 | a technology that exchanges data between two devices held within a few centimetres, as in contactless payment | 讓相距數厘米的兩件裝置交換數據的技術，常用於非接觸式付款 | also=NFC; also-zh=近距離無線通訊
infrared transmission | 紅外線傳輸 | method | S3 | a technology that sends signals over a short, unblocked straight line by invisible light, as in many television remote controls | 以不可見光在沒有阻擋的短直線距離內傳送訊號的技術，常見於電視遙控器
satellite communication | 衛星通訊 | method | S3 | a technology that relays signals between distant places by way of equipment orbiting the Earth | 經由環繞地球運行的設備把訊號轉送到遠處的技術
hub | 集線器 | device | S4 | a device that repeats the data it receives to every computer connected to it | 把收到的數據重複發送給所有與它相連的電腦的裝置 | not=switch
switch | 交換器 | device | S4 | a device that joins computers in a local area network and passes data only to the one addressed | 連接局域網內的電腦並只把數據送往指定電腦的裝置 | also=network switch; also-zh=交換機; not=hub, router
router | 路由器 | device | S2 | a device that forwards packets between different networks by choosing the best path | 在不同網絡之間選擇最佳途徑轉送數據包的裝置 | not=switch, modem
modem | 調制解調器 | device | S4 | a device that converts signals between the digital form of a computer and the analogue form of a line | 在電腦的數碼訊號與線路的模擬訊號之間互相轉換的裝置 | also-zh=數據機; not=router
repeater | 中繼器 | device | S4 | a device that regenerates weakened signals so that they can travel over a longer distance | 把減弱了的訊號還原增強，使它能傳得更遠的裝置
gateway | 網間連接器 | device | S4 | a device that translates between two networks which use different protocols | 在兩個採用不同規約的網絡之間負責轉譯的裝置 | also-zh=閘道器; not=router
file server | 檔案伺服器 | device | S4 | a computer that stores shared documents and programs for the users of a network | 為網絡用戶儲存共用文件和程式的電腦
web server | 網頁伺服器 | device | S4 | a computer that stores sites and sends their pages to browsers on request | 儲存網站並按瀏覽器的要求傳送頁面的電腦 | also-zh=萬維網伺服器, Web 伺服器
mail server | 郵件伺服器 | device | S4 | a computer that receives, keeps and forwards electronic messages for the users of a network | 為網絡用戶接收、保存和轉發電子信件的電腦 | also=email server
DNS server | 域名伺服器 | device | S4 | a computer that finds the numerical address which belongs to a name such as www.edb.gov.hk | 把 www.edb.gov.hk 一類的名稱轉換成相應數字地址的電腦 | also=domain name server; also-zh=DNS 伺服器; not=DHCP server
DHCP server | DHCP 伺服器 | device | S4 | a computer that lends an IP address automatically to each device that joins a network | 自動向加入網絡的每件裝置分配 IP 地址的電腦 | also-zh=動態主機配置伺服器; not=DNS server
TCP | TCP | law | S4 | a protocol that splits data into packets, checks that all of them arrive and resends those lost | 把數據分成數據包、核對是否全部送達並重發遺失者的規約 | also=Transmission Control Protocol; also-zh=傳輸控制規約; not=IP, UDP
IP | IP | law | S4 | a protocol that labels packets with numerical addresses and guides them from network to network | 為數據包標上數字地址並引導它們由一個網絡傳到另一個網絡的規約 | also=Internet Protocol; also-zh=互聯網規約; not=TCP
UDP | UDP | law | S5 | a protocol of the transport layer that sends data without checking that they arrive, which suits live video | 傳輸層中發出數據後不核對是否送達的規約，適用於直播影片 | also=User Datagram Protocol; also-zh=用戶數據報規約; not=TCP
HTTP | HTTP | law | S2 | a protocol by which browsers request web pages and receive them without encryption | 瀏覽器在沒有加密的情況下索取和接收網頁所用的規約 | also=Hypertext Transfer Protocol; also-zh=超文本傳輸規約; not=HTTPS, FTP
HTTPS | HTTPS | law | S2 | a protocol by which browsers exchange web pages with a site in encrypted form | 瀏覽器與網站以加密方式交換網頁所用的規約 | also=Hypertext Transfer Protocol Secure; also-zh=超文本傳輸安全規約; not=HTTP
FTP | FTP | law | S3 | a protocol for copying whole documents to or from a remote host | 把整份文件複製到遠端主機或由遠端主機複製回來的規約 | also=File Transfer Protocol; also-zh=檔案傳輸規約; not=HTTP
SMTP | SMTP | law | S4 | a protocol for sending out email and passing it from one mail server to another | 用來發出電郵並在郵件伺服器之間轉送電郵的規約 | also=Simple Mail Transfer Protocol; also-zh=簡單郵件傳輸規約; not=POP3, IMAP
POP3 | POP3 | law | S4 | a protocol that downloads received email to one computer and normally removes it from the mail server | 把收到的電郵下載到電腦，並通常會從郵件伺服器刪除的規約 | also=POP, Post Office Protocol; also-zh=郵局規約; not=IMAP, SMTP
IMAP | IMAP | law | S4 | a protocol that lets users read received email kept on the mail server from several devices | 讓用戶從多部裝置閱讀一直存放在郵件伺服器上的電郵的規約 | also=Internet Message Access Protocol; also-zh=互聯網訊息存取規約; not=POP3
DHCP | DHCP | law | S4 | a protocol by which devices obtain an IP address automatically when they join a network | 裝置加入網絡時自動取得 IP 地址所依據的規約 | also=Dynamic Host Configuration Protocol; also-zh=動態主機配置規約; not=DNS
DNS | DNS | system | S4 | the Internet service that translates names of hosts into their IP addresses | 把主機名稱轉換成 IP 地址的互聯網服務 | also=Domain Name System; also-zh=域名系統; not=DHCP
IP address | IP 地址 | sign | S3 | the number that identifies a device on the Internet and can change when it joins another network | 在互聯網上識別裝置的號碼，裝置轉接另一網絡時可能改變 | also-zh=互聯網規約地址; not=MAC address
MAC address | MAC 地址 | sign | S4 | the 48-bit number that identifies a network interface card and is set by its maker | 由製造商設定、用來識別網絡介面卡的48位元號碼 | also=physical address; also-zh=媒體存取控制地址; not=IP address
domain name | 域名 | sign | S3 | the readable text, such as edb.gov.hk, that stands for the numerical address of a host | 代表主機數字地址、方便人閱讀的文字，例如 edb.gov.hk | also-zh=網域名稱; not=uniform resource locator
uniform resource locator | 統一資源定位 | sign | S3 | the full address of a web page, with its protocol, host and path, as typed into a browser | 在瀏覽器輸入的完整網頁地址，包含規約、主機和路徑 | also=URL, web address; also-zh=網址; not=domain name
port number | 端口號碼 | sign | S5 | the 16-bit number that tells which program on a host a packet is meant for | 說明數據包要交給主機上哪個程式的16位元數字 | also-zh=埠號; not=IP address
subnet mask | 子網遮罩 | sign | S4 | the pattern of ones followed by zeros that tells the network part of an IP address from its host part | 由一串1接一串0組成、用來分辨 IP 地址中網絡部分與主機部分的數值 | also-zh=子網掩碼
IPv4 | IPv4 | form | S4 | a system of Internet addresses of 32 bits, written as four denary numbers parted by dots | 長32位元、以圓點分隔四個十進數的互聯網地址制式 | not=IPv6
IPv6 | IPv6 | form | S4 | a system of Internet addresses of 128 bits, written as groups of hexadecimal digits parted by colons | 長128位元、以冒號分隔各組十六進數字的互聯網地址制式 | not=IPv4
static IP address | 靜態 IP 地址 | form | S4 | an IP address that is set by hand and stays the same for one device | 由人手設定、供同一裝置長期使用而不變的 IP 地址 | also-zh=固定 IP 地址; not=dynamic IP address
dynamic IP address | 動態 IP 地址 | form | S4 | an IP address that is lent to a device for a time and may differ at the next connection | 暫時分配給裝置、下次連線時可能不同的 IP 地址 | also-zh=浮動 IP 地址; not=static IP address
packet | 數據包 | object | S4 | a small piece of data with a header that is sent through a network by itself | 帶有標頭、在網絡中獨立傳送的一小段數據 | also=data packet; also-zh=封包
packet switching | 數據包交換 | method | S4 | a method that sends a message in small pieces, each of which may take its own route | 把訊息分成小段傳送、各段可走不同路線的方法 | also-zh=封包交換; not=circuit switching
circuit switching | 電路交換 | method | S5 | a method that reserves one path between sender and receiver for the whole time of a call | 在整段通話期間為收發雙方保留一條專用路徑的方法 | also-zh=線路交換; not=packet switching
simplex | 單工傳輸 | form | S5 | a mode of transmission in which data can flow in one direction only, as in radio broadcasting | 數據只能朝一個方向流動的傳送模式，例如電台廣播 | also=simplex transmission; also-zh=單工; not=half-duplex
half-duplex | 半雙工傳輸 | form | S5 | a mode of transmission in which data can flow both ways but not at once, as with a walkie-talkie | 數據可雙向流動但不能同時進行的傳送模式，例如對講機 | also=half-duplex transmission; also-zh=半雙工; not=full-duplex
full-duplex | 全雙工傳輸 | form | S5 | a mode of transmission in which data can flow both ways at the same time, as in a telephone call | 數據可以同時雙向流動的傳送模式，例如電話通話 | also=full-duplex transmission; also-zh=全雙工; not=half-duplex
unicast | 單播 | method | S5 | a way of sending in which data go from one sender to one receiver only | 數據由一個發送者只傳給一個接收者的發送方式
multicast | 多播 | method | S5 | a way of sending in which data go from one sender to a chosen group of receivers | 數據由一個發送者傳給一組選定接收者的發送方式 | also-zh=組播; not=broadcast
broadcast | 廣播 | method | S5 | a way of sending in which data go from one sender to all devices of a network | 數據由一個發送者傳給網絡內所有裝置的發送方式 | not=multicast
serial transmission | 串行傳輸 | method | S5 | a way of sending data bit by bit, one after another, along a single channel | 沿單一通道把位元逐個依次傳送的方式 | also-zh=串列傳輸; not=parallel transmission
parallel transmission | 並行傳輸 | method | S5 | a way of sending several bits at the same time along several channels | 沿多條通道同時傳送多個位元的方式 | also-zh=並列傳輸; not=serial transmission
bandwidth | 頻寬 | quantity | S4 | the maximum amount of data that a link can carry in one second | 一條線路每秒最多可傳送的數據量 | not=throughput, latency
throughput | 吞吐量 | quantity | S5 | the amount of data that a link really delivers in one second | 一條線路每秒實際成功傳送的數據量 | not=bandwidth
packet loss rate | 封包遺失率 | quantity | S5 | the percentage of the pieces of data sent that never reach the receiver | 已發出的數據段之中始終沒有到達接收者的百分比
web hosting company | 網頁寄存公司 | institution | S4 | a company that rents out space on its servers for the sites of customers | 出租伺服器空間以存放客戶網站的公司 | also-zh=網站寄存公司; not=Internet service provider
dial-up connection | 撥號連線 | method | S4 | a way of going online that makes a call over a telephone line and blocks it for talking | 以電話線打出電話來上網、期間該線不能通話的方式 | also-zh=撥號上網; not=ADSL
ADSL | ADSL | method | S4 | a broadband link over a telephone line that allows talking at the same time and is faster down than up | 利用電話線而不妨礙通話、下載比上載快的寬頻連線方式 | also=asymmetric digital subscriber line; also-zh=非對稱數碼用戶線路; not=dial-up connection
mobile data | 流動數據 | method | S2 | a way of going online through the base stations of a phone network, wherever there is coverage | 在有訊號覆蓋的地方經電話網絡的基站上網的方式 | also-zh=手機上網
SSID | SSID | sign | S4 | the name by which a wireless local area network makes itself known to nearby devices | 無線局域網向附近裝置表明自己所用的名稱 | also=service set identifier; also-zh=服務設定識別碼
set | networks by the area they cover | 按覆蓋範圍分類的網絡 | local area network; wide area network; metropolitan area network; personal area network
set | network topologies | 網絡拓撲 | star topology; bus topology; ring topology; mesh topology
set | wireless technologies | 無線通訊技術 | Bluetooth; near field communication; infrared transmission; satellite communication
set | devices for going online at home | 家居上網裝置 | router; modem; wireless access point=無線接入點; repeater
set | devices inside a local area network | 局域網內的裝置 | switch; hub; wireless access point=無線接入點; network interface card
set | servers of a network | 網絡中的伺服器 | file server; web server; mail server; print server=列印伺服器; proxy server=代理伺服器
set | servers of a school network | 學校網絡的伺服器 | file server; mail server; print server=列印伺服器; DHCP server; DNS server
set | protocols of the TCP/IP family | TCP/IP 規約組的成員 | TCP; IP; UDP; DHCP
set | what a computer relies on to open a web page | 電腦開啟網頁所依靠的技術 | TCP; IP; DNS; HTTP; DHCP
set | application protocols | 應用層規約 | HTTP; HTTPS; FTP; SMTP; POP3
set | protocols of daily Internet use | 日常使用互聯網的規約 | HTTP; FTP; SMTP; IMAP; DHCP
set | ways to name or number things on the Internet | 互聯網上的名稱與編號 | IP address; MAC address; domain name; uniform resource locator; port number
set | addresses and names of devices | 裝置的地址與名稱 | static IP address; dynamic IP address; MAC address; domain name
set | items in the network settings of a computer | 電腦的網絡設定項目 | IP address; subnet mask; MAC address; SSID; port number
set | ways of sending by number of receivers | 按接收者數目分類的發送方式 | unicast; multicast; broadcast; anycast=任播
set | ways of transmitting data | 傳輸數據的方式 | serial transmission; parallel transmission; packet switching; circuit switching
set | measures of the quality of a link | 衡量線路質素的量 | bandwidth; throughput; latency=延遲時間; packet loss rate
set | companies that serve Internet users | 為互聯網用戶服務的公司 | Internet service provider=互聯網服務供應商; web hosting company; domain name registrar=域名註冊商; search engine company=搜尋器公司
set | ways of going online | 上網的方式 | dial-up connection; ADSL; fibre to the home=光纖到戶; mobile data
order | layers of the OSI model from bottom to top | OSI 模型由下至上的各層 | physical layer=物理層 > data link layer=數據鏈路層 > network layer=網絡層 > transport layer=傳輸層 > session layer=會話層 > presentation layer=表示層 > application layer=應用層
order | networks from the smallest to the largest area | 網絡覆蓋範圍由小至大 | personal area network > local area network > metropolitan area network > wide area network
order | what happens when a web address is entered | 輸入網址後發生的事 | the browser asks a DNS server for the address=瀏覽器向域名伺服器查詢地址 > the DNS server returns the IP address=域名伺服器傳回 IP 地址 > the browser sends a request to the web server=瀏覽器向網頁伺服器發出請求 > the web server sends back the page=網頁伺服器傳回網頁 > the browser displays the page=瀏覽器顯示網頁
fact | HTTP | HTTP | standard port number | 標準端口號碼 | 80 | 80 |
fact | HTTPS | HTTPS | standard port number | 標準端口號碼 | 443 | 443 |
fact | SMTP | SMTP | standard port number | 標準端口號碼 | 25 | 25 |
fact | POP3 | POP3 | standard port number | 標準端口號碼 | 110 | 110 |
fact | IMAP | IMAP | standard port number | 標準端口號碼 | 143 | 143 |
fact | DNS | DNS | standard port number | 標準端口號碼 | 53 | 53 |
fact | IPv4 address | IPv4 地址 | length in bits | 以位元計的長度 | 32 | 32 |
fact | IPv6 address | IPv6 地址 | length in bits | 以位元計的長度 | 128 | 128 |
fact | MAC address | MAC 地址 | length in bits | 以位元計的長度 | 48 | 48 |
fact | port number | 端口號碼 | length in bits | 以位元計的長度 | 16 | 16 |

== Internet services | 互聯網服務
World Wide Web | 萬維網 | system | S1 | the collection of linked pages that are opened with a browser over the Internet | 經互聯網以瀏覽器開啟、以連結互相串連的頁面的總體 | also=WWW, the web; also-zh=全球資訊網; not=Internet
instant messaging | 即時通訊 | system | P5 | a service in which people who are online exchange short texts in real time | 讓在線用戶立刻互相傳送簡短文字的服務 | also=IM; also-zh=即時訊息; not=email, forum
Internet telephony | 網絡電話 | system | S2 | a service that carries spoken calls as data packets instead of over a dedicated circuit | 不經專用線路、以數據包傳送語音通話的服務 | also=VoIP, voice over Internet protocol; also-zh=互聯網電話
forum | 網上討論區 | system | S1 | a website where members post topics and replies that others can read later | 讓會員發表主題和回覆、供其他人日後閱讀的網站 | also=discussion forum; also-zh=網上論壇; not=blog
blog | 網誌 | system | S1 | a website on which a writer publishes dated entries with the newest first | 作者按日期發表文章、最新的排在最前的網站 | also=weblog; also-zh=部落格, 博客; not=forum, wiki
wiki | 維基 | system | S1 | a website whose pages readers can write and edit together | 容許讀者共同撰寫和修改各頁內容的網站 | not=blog
social networking site | 社交網站 | system | S1 | a website where people set up profiles, add friends and share updates with them | 讓人建立個人檔案、加朋友並與他們分享近況的網站 | also-zh=社交網絡平台; not=forum
podcast | 播客 | system | S2 | a series of recorded audio programmes that listeners can subscribe to and download | 可供聽眾訂閱和下載的一系列錄音節目
search engine | 搜尋器 | system | P4 | a service that finds web pages which match the keywords entered by a user | 按用戶輸入的關鍵字找出相符網頁的服務 | also-zh=搜尋引擎; not=web browser, web portal
web portal | 入門網站 | system | S2 | a website that gathers news, weather, mail and other services on one starting page | 把新聞、天氣、郵箱等服務集中在一個起始頁面的網站 | also-zh=門戶網站; not=search engine
online banking | 網上銀行 | system | S2 | a service that lets account holders transfer money and check balances over the Internet | 讓戶口持有人經互聯網轉賬和查詢結餘的服務 | also=Internet banking, e-banking
telecommuting | 遙距工作 | process | S3 | work done for an employer from home or elsewhere through a computer network | 在家中或其他地方經電腦網絡為僱主處理職務的活動 | also=teleworking, remote work; also-zh=在家工作
uploading | 上載 | process | P5 | the copying of files from one's own computer to a server | 把檔案由自己的電腦複製到伺服器的過程 | also=upload; also-zh=上傳; not=downloading
downloading | 下載 | process | P5 | the copying of files from a server to one's own computer | 把檔案由伺服器複製到自己的電腦的過程 | also=download; not=uploading
B2C | 企業對消費者 | form | S4 | online trade in which companies sell to private buyers, as a supermarket site does | 公司向個人顧客銷售的網上貿易，例如超級市場的網站 | also=business-to-consumer; not=B2B
B2B | 企業對企業 | form | S4 | online trade in which one company sells to another, such as a factory to its shops | 一家公司向另一家公司銷售的網上貿易，例如工廠向商店供貨 | also=business-to-business; not=B2C
C2C | 消費者對消費者 | form | S4 | online trade in which private persons sell to each other, as on an auction site | 個人與個人之間買賣的網上貿易，例如拍賣網站 | also=consumer-to-consumer; not=B2C
G2C | 政府對市民 | form | S4 | online dealings in which public departments serve citizens, such as the renewal of a driving licence | 公營部門在網上為公眾提供的服務，例如續領駕駛執照 | also=government-to-citizen
electronic wallet | 電子錢包 | system | S2 | a service on a phone that keeps a prepaid balance or card details and pays for purchases | 在手機上儲存餘額或銀行卡資料並用來付款的服務 | also=e-wallet
To field | 收件者欄 | structure | P6 | the box of an email that holds the addresses of the main people it is written to | 電郵中填寫主要讀信人地址的欄位 | not=Cc field
subject line | 主旨欄 | structure | P6 | the box of an email that tells in a few words what the message is about | 電郵中以數個字說明內容要點的欄位 | also-zh=主題欄
attachment | 附件 | structure | P6 | a file that is sent together with an email | 隨電郵一併傳送的檔案
bookmark | 書籤 | structure | P5 | a web address that a browser keeps in a list so that the user can return quickly | 瀏覽器儲存在清單中、方便用戶再次前往的網址 | also=favourite; also-zh=我的最愛; not=hyperlink
browsing history | 瀏覽記錄 | structure | S1 | the list of pages visited that a browser keeps by date | 瀏覽器按日期保存的曾到訪網頁清單 | not=bookmark
web crawler | 網絡爬蟲 | system | S4 | a program that follows links from page to page to collect content for a search engine | 沿連結逐頁走訪、為搜尋器收集內容的程式 | also=spider; also-zh=網絡蜘蛛; not=search engine
set | ways of communicating over the Internet | 互聯網通訊方式 | email=電子郵件; instant messaging; video conferencing=視像會議; Internet telephony
set | kinds of website by how content is made | 按內容產生方式分類的網站 | forum; blog; wiki; social networking site
set | kinds of website by purpose | 按用途分類的網站 | blog; wiki; web portal; social networking site; forum
set | services that give information or media | 提供資訊或媒體的服務 | search engine; web portal; podcast; wiki
set | Internet services for pupils | 學生常用的互聯網服務 | email=電子郵件; search engine; video conferencing=視像會議; blog; instant messaging
set | services used for buying and paying | 購物和付款所用的網上服務 | online banking; electronic wallet; online auction=網上拍賣; price comparison site=格價網站
set | what people do over networks | 網上活動 | online shopping=網上購物; e-learning=電子學習; telecommuting; remote login=遠程登錄
set | ways of working with distant computers | 與遠端電腦有關的操作 | uploading; downloading; remote login=遠程登錄; streaming
set | kinds of electronic commerce | 電子商務的類型 | B2C; B2B; C2C; G2C
set | boxes and parts of an email | 電郵的各個部分 | To field; Cc field=副本欄; Bcc field=密件副本欄; subject line; attachment
set | what a browser keeps | 瀏覽器保存的項目 | bookmark; browsing history; web cache=網頁快取; cookie=小型文字檔案
set | software that deals with web pages | 處理網頁的軟件 | web crawler; browser extension=瀏覽器擴充功能; web browser; search engine
order | how a search engine works | 搜尋器的運作步驟 | a crawler collects pages=爬蟲收集網頁 > the words of the pages are indexed=為網頁的字詞建立索引 > the user enters keywords=用戶輸入關鍵字 > matching pages are ranked=排列相符網頁的次序 > the results are shown=顯示結果
fact | Hong Kong | 香港 | country code in domain names | 域名中的國家或地區代碼 | .hk | .hk |
fact | China | 中國 | country code in domain names | 域名中的國家或地區代碼 | .cn | .cn |
fact | Macao | 澳門 | country code in domain names | 域名中的國家或地區代碼 | .mo | .mo |
fact | Japan | 日本 | country code in domain names | 域名中的國家或地區代碼 | .jp | .jp |
fact | the United Kingdom | 英國 | country code in domain names | 域名中的國家或地區代碼 | .uk | .uk |
fact | Germany | 德國 | country code in domain names | 域名中的國家或地區代碼 | .de | .de |
fact | Australia | 澳洲 | country code in domain names | 域名中的國家或地區代碼 | .au | .au |
fact | Singapore | 新加坡 | country code in domain names | 域名中的國家或地區代碼 | .sg | .sg |
fact | government departments | 政府部門 | part of a domain name that marks the kind of owner | 域名中表示機構類別的部分 | .gov | .gov |
fact | educational institutions | 教育機構 | part of a domain name that marks the kind of owner | 域名中表示機構類別的部分 | .edu | .edu |
fact | commercial companies | 商業公司 | part of a domain name that marks the kind of owner | 域名中表示機構類別的部分 | .com | .com |
fact | non-profit organisations | 非牟利團體 | part of a domain name that marks the kind of owner | 域名中表示機構類別的部分 | .org | .org |
fact | network organisations | 網絡機構 | part of a domain name that marks the kind of owner | 域名中表示機構類別的部分 | .net | .net |

== Web design | 網頁設計
HTML | HTML | system | S2 | the markup language whose tags describe the structure and content of a web page | 以標籤描述網頁結構和內容的標示語言 | also=Hypertext Markup Language; also-zh=超文本標示語言; not=CSS, XML
CSS | CSS | system | S3 | the language that sets the colours, fonts and layout of the elements of a web page | 設定網頁元素的顏色、字體和版面的語言 | also=Cascading Style Sheets; also-zh=階層式樣式表, 層疊樣式表; not=HTML
JavaScript | JavaScript | system | S3 | the scripting language that web browsers run to make pages react to the user | 由網頁瀏覽器執行、令頁面回應用戶操作的腳本語言 | not=Java, PHP
PHP | PHP | system | S4 | a scripting language that runs on a web server and builds pages before they are sent | 在網頁伺服器上執行、在送出頁面之前產生內容的腳本語言 | not=JavaScript
XML | XML | system | S4 | a markup language in which users define their own tags to describe and exchange data | 讓用戶自訂標籤以描述和交換數據的標示語言 | also=Extensible Markup Language; also-zh=可擴展標示語言; not=HTML
SQL | SQL | system | S4 | the language in which queries are put to a relational database | 向關聯式數據庫提出查詢所用的語言 | also=Structured Query Language; also-zh=結構化查詢語言
static web page | 靜態網頁 | form | S4 | a web page whose content is fixed in its file and is the same for every visitor | 內容在檔案中已固定、對每位訪客都一樣的網頁 | not=dynamic web page
dynamic web page | 動態網頁 | form | S4 | a web page whose content is generated when it is requested and can differ between visitors | 在索取時才產生內容、可因訪客而異的網頁 | not=static web page
client-side script | 客戶端腳本 | form | S4 | code of a web page that is run by the browser on the computer of the visitor | 由訪客電腦的瀏覽器執行的網頁程式碼 | also=client-side scripting; also-zh=客戶端程式; not=server-side script
server-side script | 伺服器端腳本 | form | S4 | code that is run on the host of a website, so that the visitor gets its output only | 在網站主機上執行、訪客只會收到其輸出結果的程式碼 | also=server-side scripting; also-zh=伺服器端程式; not=client-side script
HTML tag | HTML 標籤 | structure | S3 | a keyword in angle brackets that marks where an element of a web page begins or ends | 寫在尖括號內、標明網頁元素由哪裏開始或結束的關鍵字 | not=HTML attribute
HTML attribute | HTML 屬性 | structure | S3 | a name with a value, written inside an opening tag, that gives more details about the element | 寫在起始標籤內、以名稱和數值補充元素資料的部分 | not=HTML tag
hyperlink | 超連結 | structure | P5 | a word or picture on a web page which opens another page or place when clicked | 網頁上被點擊後會開啟另一頁面或位置的文字或圖片 | not=bookmark, anchor
navigation bar | 導覽列 | structure | S2 | the row of links that leads to the main sections of a website and stands on all its pages | 出現在網站各頁、通往各主要部分的一列連結 | also-zh=導航列; not=site map
site map | 網站地圖 | structure | S2 | the page that lists or draws the whole set of pages of a website and how they are arranged | 列出或畫出全個網站所有頁面及其編排的頁面 | not=navigation bar
home page | 主頁 | structure | P5 | the first page that visitors normally see when they enter a website | 訪客進入網站時通常最先看到的頁面 | also-zh=首頁
breadcrumb trail | 麪包屑導覽 | structure | S4 | the line of links that shows where the current page lies, from the top level down to it | 由最上層開始逐級顯示目前頁面所在位置的一行連結 | also=breadcrumbs; also-zh=路徑導覽; not=navigation bar
text box | 文字方塊 | structure | S3 | a form element in which the user types one line of words or numbers | 讓用戶輸入一行文字或數字的表單元件 | also=text field; not=text area
password box | 密碼欄 | structure | S3 | a form element that shows dots or asterisks in place of the characters typed | 以圓點或星號代替所輸入字符的表單元件 | not=text box
radio button | 選項按鈕 | structure | S3 | a form element with which the user picks exactly one of a few choices that are all shown | 讓用戶在全部列出的數個選擇中只選其一的表單元件 | also=option button; also-zh=單選按鈕; not=check box
check box | 核取方塊 | structure | S3 | a form element that is ticked or left empty, so that any number of choices may be picked | 可逐一勾選或留空、因而能選取任意數目選擇的表單元件 | also-zh=複選框; not=radio button
drop-down list | 下拉式清單 | structure | S3 | a form element that shows its choices only when it is clicked, and then lets one be picked | 在點擊後才展開各個選擇並讓用戶選取一項的表單元件 | also-zh=下拉式選單; not=radio button
submit button | 提交按鈕 | structure | S3 | a form element that sends all the data entered to the server | 把已輸入的所有資料送往伺服器的表單元件 | not=reset button
reset button | 重設按鈕 | structure | S3 | a form element that returns all the fields to the values they began with | 令所有欄位回復到最初數值的表單元件 | not=submit button
inline style | 行內樣式 | form | S4 | a style rule written inside the tag of one element, which it alone affects | 寫在單一元素的標籤內、只影響該元素的格式規則 | not=internal style sheet
internal style sheet | 內部樣式表 | form | S4 | a group of style rules written in the head of one page, which they alone affect | 寫在單一網頁的標頭部分、只影響該頁的一組格式規則 | also-zh=內嵌樣式表; not=external style sheet
external style sheet | 外部樣式表 | form | S4 | a group of style rules kept in a separate file that many pages can share | 存放在獨立檔案、可供多個網頁共用的一組格式規則 | not=internal style sheet
absolute URL | 絕對網址 | form | S4 | a link target written in full, with the protocol and the host | 連同規約和主機完整寫出的連結目標 | not=relative URL
relative URL | 相對網址 | form | S4 | a link target written only as the way from the folder of the current page | 只寫出由目前網頁所在資料夾起計的路徑的連結目標 | not=absolute URL
alternative text | 替代文字 | structure | S4 | words that are read out or shown in place of a picture on a web page | 網頁圖片未能顯示時出現、或供讀屏軟件讀出的說明 | also=alt text
responsive web design | 響應式網頁設計 | method | S4 | a way of making pages that adjust their layout to the width of the screen | 令頁面版面隨屏幕闊度自動調整的製作方法 | also-zh=自適應網頁設計
linear structure | 線性結構 | form | S3 | a site layout in which pages follow one another in a single line, like a slide show | 頁面像投影片般依單一次序逐頁相連的網站編排 | not=hierarchical structure
hierarchical structure | 層級結構 | form | S3 | a site layout in which the home page branches into sections and these into further pages | 由主頁分出各部分、再分出更多頁面的網站編排 | also=tree structure; also-zh=階層結構, 樹狀結構; not=network structure
network structure | 網狀結構 | form | S3 | a site layout in which every page may be linked to any other without a fixed order | 任何頁面都可互相連結而沒有固定次序的網站編排 | also=web structure; not=hierarchical structure
content area | 內容區 | structure | S4 | the innermost part of the CSS box, where the text or picture itself stands | CSS 方框模型最內層、放置文字或圖片本身的部分 | also=content box
padding | 內距 | structure | S4 | the part of the CSS box between the border and what stands inside it | CSS 方框模型中邊框與框內文字或圖片之間的部分 | also-zh=內邊距; not=margin
border | 邊框 | structure | S4 | the part of the CSS box that is a line drawn around its padding | CSS 方框模型中畫在內距外圍的線 | not=margin
content management system | 內容管理系統 | system | S5 | software that lets staff edit the pages of a website through forms and templates without writing code | 讓職員經表格和範本修改網站頁面而無須編寫程式碼的軟件 | also=CMS
set | languages of the web | 網頁相關的語言 | HTML; CSS; JavaScript; PHP; XML; SQL
set | languages used in building a page | 製作網頁所用的語言 | HTML; CSS; JavaScript; XML
set | elements of a form for entering data | 表單中輸入資料的元件 | text box; text area=多行文字區; password box; radio button; check box; drop-down list
set | elements of a form for choosing | 表單中供選擇或按動的元件 | radio button; check box; drop-down list; submit button; reset button
set | parts that guide a visitor through a site | 引導訪客瀏覽網站的部分 | navigation bar; site map; home page; breadcrumb trail; hyperlink
set | parts of an HTML document | HTML 文件的組成部分 | HTML tag; HTML attribute; hyperlink; alternative text
set | places where style rules are written | 編寫格式規則的位置 | inline style; internal style sheet; external style sheet; browser default style=瀏覽器預設樣式
set | structures of a website | 網站的結構 | linear structure; hierarchical structure; network structure; single-page structure=單頁結構
set | parts of the CSS box model | CSS 方框模型的組成部分 | content area; padding; border; margin=外距
set | things stored or written for a web page | 與網頁有關的儲存或編寫項目 | cookie=小型文字檔案; hyperlink; HTML tag; alternative text
order | parts of the CSS box from the inside to the outside | CSS 方框由內至外的部分 | content area > padding > border > margin=外距
order | how a web page is made and published | 製作及發布網頁的步驟 | plan the structure of the site=規劃網站結構 > prepare texts and pictures=準備文字和圖片 > build the pages=製作網頁 > test the pages=測試網頁 > upload the pages to a web server=把網頁上載到網頁伺服器
fact | paragraph | 段落 | HTML tag that makes it | 所用的 HTML 標籤 | <p> | <p> |
fact | line break | 換行 | HTML tag that makes it | 所用的 HTML 標籤 | <br> | <br> |
fact | ordered list | 有序清單 | HTML tag that makes it | 所用的 HTML 標籤 | <ol> | <ol> |
fact | unordered list | 無序清單 | HTML tag that makes it | 所用的 HTML 標籤 | <ul> | <ul> |
fact | list item | 清單項目 | HTML tag that makes it | 所用的 HTML 標籤 | <li> | <li> |
fact | hyperlink | 超連結 | HTML tag that makes it | 所用的 HTML 標籤 | <a> | <a> |
fact | picture | 圖片 | HTML tag that makes it | 所用的 HTML 標籤 | <img> | <img> |
fact | table row | 表格的列 | HTML tag that makes it | 所用的 HTML 標籤 | <tr> | <tr> |
fact | table data cell | 表格的數據格 | HTML tag that makes it | 所用的 HTML 標籤 | <td> | <td> |
fact | horizontal line | 橫線 | HTML tag that makes it | 所用的 HTML 標籤 | <hr> | <hr> |
fact | red | 紅色 | colour code in web pages | 網頁中的顏色代碼 | #FF0000 | #FF0000 |
fact | blue | 藍色 | colour code in web pages | 網頁中的顏色代碼 | #0000FF | #0000FF |
fact | white | 白色 | colour code in web pages | 網頁中的顏色代碼 | #FFFFFF | #FFFFFF |
fact | black | 黑色 | colour code in web pages | 網頁中的顏色代碼 | #000000 | #000000 |
fact | yellow | 黃色 | colour code in web pages | 網頁中的顏色代碼 | #FFFF00 | #FFFF00 |

== Programming constructs | 程式編寫結構
variable | 變量 | structure | S2 | a named storage location whose content can change while a program runs | 有名稱、內容可在程式執行期間改變的儲存位置 | also-zh=變數; not=constant
global variable | 全局變量 | structure | S4 | a variable that all subprograms of a program can use | 程式中所有子程式都可以使用的變量 | also-zh=全域變數; not=local variable
local variable | 局部變量 | structure | S4 | a variable that exists only inside the subprogram where it is declared | 只存在於宣告它的子程式之內的變量 | also-zh=區域變數; not=global variable
formal parameter | 形式參數 | structure | S5 | a name in the heading of a subprogram that stands for a value still to be passed in | 子程式標題中代表有待傳入的數值的名稱 | also-zh=形參; not=actual parameter
actual parameter | 實際參數 | structure | S5 | the value or variable written in a call, which is handed over to the subprogram | 呼叫子程式時寫出並交給它使用的數值或變量 | also=argument; also-zh=實參, 引數; not=formal parameter
assignment statement | 賦值語句 | structure | S3 | a statement that stores the value of an expression in a variable | 把表達式的值存入變量的語句 | also-zh=指派語句
declaration statement | 宣告語句 | structure | S4 | a statement that tells the name and data type of a variable before it is used | 在使用變量之前說明其名稱和數據類型的語句 | also=declaration; not=assignment statement
input statement | 輸入語句 | structure | S3 | a statement that takes in a value typed by the user | 接收用戶鍵入的數值的語句 | not=output statement
output statement | 輸出語句 | structure | S3 | a statement that shows a value or message to the user | 向用戶顯示數值或訊息的語句 | not=input statement
comment | 註解 | structure | S3 | a note in source code that is meant for human readers and is not executed | 源代碼中供人閱讀而不會被執行的文字 | also=remark; also-zh=備註
reserved word | 保留字 | structure | S4 | a term with a fixed meaning in a programming language, which may not be used as a name | 在程式語言中已有固定意義、不可用作名稱的字詞 | also=keyword; also-zh=關鍵字; not=identifier
operator | 運算符 | structure | S4 | a symbol in an expression, such as + or >, that tells what to do with the values beside it | 表達式中說明怎樣處理兩旁數值的符號，例如 + 或 > | also-zh=運算子; not=operand
operand | 運算元 | structure | S4 | a value or variable in an expression which is acted on by a symbol such as + or > | 表達式中被 + 或 > 一類符號處理的數值或變量 | not=operator
literal | 字面值 | structure | S5 | a value written directly in source code, such as 7 or "Hong Kong" | 直接寫在源代碼中的數值，例如 7 或 "Hong Kong" | not=constant, identifier
sequence | 順序結構 | structure | S2 | the control structure in which statements are carried out one after another in the order written | 按編寫次序逐句執行語句的控制結構 | also-zh=序列結構; not=iteration
selection | 選擇結構 | structure | S2 | the control structure in which a condition decides which statements are carried out | 由條件決定執行哪些語句的控制結構 | also-zh=分支結構; not=iteration
iteration | 循環結構 | structure | S2 | the control structure in which a group of statements is carried out again and again | 令一組語句一再重複執行的控制結構 | also=repetition, loop; also-zh=迭代, 迴圈; not=selection
for loop | for 循環 | structure | S3 | a loop that repeats a number of times fixed by a counter | 由計數變量決定重複次數的循環 | also=counter-controlled loop; also-zh=for 迴圈; not=while loop
while loop | while 循環 | structure | S3 | a loop that tests a condition before each pass and so may not run at all | 每次執行前先測試條件、因此可能一次也不執行的循環 | also=pre-test loop; also-zh=while 迴圈; not=repeat-until loop
repeat-until loop | repeat-until 循環 | structure | S4 | a loop that tests its condition after each pass and so runs at least once | 每次執行後才測試條件、因此最少執行一次的循環 | also=post-test loop; also-zh=repeat-until 迴圈; not=while loop
nested loop | 嵌套循環 | structure | S4 | a loop placed inside the body of another, which runs through completely for each pass of the outer one | 放在另一循環之內、外層每執行一次它便整個執行一遍的循環 | also-zh=巢狀迴圈; not=infinite loop
infinite loop | 無限循環 | structure | S3 | a loop whose condition for stopping is never met | 停止條件永遠不能成立的循環 | also=endless loop; also-zh=無窮迴圈
function | 函數 | structure | S4 | a subprogram that returns a value, so that its call can stand in an expression | 會傳回一個值、因此可在表達式中呼叫的子程式 | not=procedure
procedure | 程序 | structure | S4 | a subprogram that carries out a task without returning a value, so that its call is a statement by itself | 執行工作而不傳回值、因此呼叫時自成一句的子程式 | not=function
program library | 程式庫 | structure | S5 | a collection of ready-made subprograms that can be used in many programs | 可供多個程式使用的一批現成子程式 | also=library; also-zh=函式庫, 函數庫
pass by value | 傳值 | method | S5 | a way of calling in which the subprogram gets a copy, so that the original variable keeps its content | 子程式只得到複本、原有變量內容不受影響的參數傳遞方式 | also=call by value; not=pass by reference
pass by reference | 傳址 | method | S5 | a way of calling in which the subprogram gets the location of a variable and can change its content | 子程式得到變量的位置、因而能改變其內容的參數傳遞方式 | also=call by reference; not=pass by value
recursion | 遞歸 | method | S5 | a technique in which a subprogram solves a problem by calling itself on a smaller case | 子程式呼叫自己處理較小的個案來解決問題的技術 | not=iteration
arithmetic operator | 算術運算符 | sign | S3 | a symbol such as + or * that works on numbers and gives a number | 像 + 和 * 般處理數字並得出數字的符號 | also-zh=算術運算子; not=relational operator
relational operator | 關係運算符 | sign | S3 | a symbol such as < or >= that compares two values and gives true or false | 像 < 和 >= 般比較兩個數值並得出真或假的符號 | also=comparison operator; also-zh=比較運算符; not=logical operator
logical operator | 邏輯運算符 | sign | S4 | a word such as AND or NOT that works on true and false and gives true or false | 像 AND 和 NOT 般處理真和假並得出真或假的字詞 | also=Boolean operator; also-zh=布爾運算符; not=relational operator
assignment operator | 賦值運算符 | sign | S4 | a symbol, such as = in Python, that puts the value on its right into the variable on its left | 像 Python 中的 = 般，把右面的值放入左面變量的符號 | not=relational operator
terminal symbol | 終端符號 | sign | S3 | a flowchart shape with rounded ends that marks where an algorithm starts or stops | 標示算法開始或結束、兩端呈圓弧的流程圖圖形 | also=start/stop symbol; also-zh=起止符號
process symbol | 處理符號 | sign | S3 | a flowchart rectangle that holds an action such as a calculation | 載有計算等動作的流程圖長方形 | not=input/output symbol
decision symbol | 決策符號 | sign | S3 | a flowchart diamond that holds a condition and has one way out for yes and one for no | 載有條件、有「是」和「否」兩個出口的流程圖菱形 | also-zh=判斷符號
input/output symbol | 輸入／輸出符號 | sign | S3 | a flowchart parallelogram that stands for data being read in or shown | 表示讀入或顯示數據的流程圖平行四邊形 | not=process symbol
flow line | 流程線 | sign | S3 | a flowchart arrow that shows which step is carried out next | 顯示下一步執行哪個步驟的流程圖箭嘴
flowchart | 流程圖 | document | S2 | a diagram that shows the steps of an algorithm as shapes joined by arrows | 以箭嘴連接各種圖形來表示算法步驟的圖 | not=pseudocode
pseudocode | 偽代碼 | document | S4 | a description of an algorithm in short lines half like English and half like a programming language | 以近似日常語言和程式語言的短句寫成的算法描述 | also-zh=虛擬碼; not=source code
source code | 源代碼 | document | S4 | the text of a program as the programmer writes it, before any translation | 程式編寫員寫成、未經翻譯的程式文字 | also=source program; also-zh=源程式, 原始碼; not=object code
object code | 目標碼 | document | S4 | the translated form of a program that a compiler produces | 編譯程式翻譯源程式後產生的結果 | also=object program; also-zh=目標程式; not=source code
trace table | 追蹤表 | document | S4 | a grid in which the values of variables are noted step by step as an algorithm is followed by hand | 以人手逐步跟隨算法時，用來記下各變量數值的方格 | not=truth table
machine language | 機器語言 | form | S4 | a language of zeros and ones that a processor can carry out without translation | 由0和1組成、處理器無須翻譯便可執行的語言 | also=machine code; also-zh=機器碼; not=assembly language
assembly language | 匯編語言 | form | S4 | a language of short mnemonics such as ADD, each standing for one instruction of the processor | 以 ADD 等簡短助記碼代表處理器各指令的語言 | also-zh=組合語言, 彙編語言; not=machine language
high-level language | 高級語言 | form | S4 | a programming language of words and symbols close to human ones that can be used on different kinds of processor | 字詞和符號接近人類用語、可用於不同處理器的程式語言 | also-zh=高階語言; not=assembly language
block-based language | 積木式語言 | form | P5 | a language in which programs are built by snapping coloured pieces together with the mouse, as in Scratch | 像 Scratch 般用滑鼠拼合彩色圖塊來編寫程式的語言 | also=block-based programming language; also-zh=圖像化程式語言
linker | 鏈接器 | system | S5 | a program that joins translated modules and library routines into one executable file | 把已翻譯的模組和程式庫例程合成一個可執行檔案的程式 | also-zh=連結程式; not=loader
loader | 載入器 | system | S5 | a program that copies an executable file into main memory so that it can run | 把可執行檔案複製到主記憶體以便執行的程式 | also-zh=載入程式; not=linker
source code editor | 代碼編輯器 | system | S4 | a program in which programmers type and change their statements, often with coloured reserved words | 供程式編寫員輸入和修改語句、常以顏色標示保留字的程式 | also=code editor; also-zh=源代碼編輯器
procedural programming | 程序式編程 | theory | S5 | a paradigm in which a program is a list of steps grouped into subprograms | 把程式看成一連串步驟並組合為子程式的編程範式 | also-zh=過程式編程
object-oriented programming | 面向對象編程 | theory | S5 | a paradigm in which a program consists of units that hold both data and the methods working on them | 以同時包含數據及其操作方法的單元組成程式的編程範式 | also=OOP; also-zh=物件導向程式設計
logic programming | 邏輯編程 | theory | S6 | a paradigm in which a program states facts and rules from which the computer draws conclusions | 由程式列出事實和規則、讓電腦據此推出結論的編程範式 | also-zh=邏輯程式設計
functional programming | 函數式編程 | theory | S6 | a paradigm in which a program is built of mathematical mappings without changing stored values | 以數學映射構成程式而不改變已儲存數值的編程範式
event-driven programming | 事件驅動編程 | theory | S4 | a paradigm in which a program waits for clicks, key presses and the like and then runs the matching code | 程式等待點擊、按鍵等情況發生後才執行相應代碼的編程範式
set | control structures | 控制結構 | sequence; selection; iteration; subprogram call=呼叫子程式
set | kinds of loop | 循環的種類 | for loop; while loop; repeat-until loop; infinite loop
set | loops by how they are built or end | 按組成或結束方式分類的循環 | while loop; repeat-until loop; nested loop; infinite loop
set | terms about data used by subprograms | 與子程式使用數據有關的用語 | formal parameter; actual parameter; global variable; return value=傳回值
set | values and names in source code | 源代碼中的數值與名稱 | variable; constant=常量; literal; reserved word
set | kinds of statement | 語句的種類 | assignment statement; declaration statement; input statement; output statement
set | elements of source code | 源代碼的組成元素 | comment; reserved word; operator; operand; literal
set | ways of handing data to a subprogram and calling it | 把數據交給子程式及呼叫的方式 | pass by value; pass by reference; recursion; global variable sharing=共用全局變量
set | kinds of operator | 運算符的種類 | arithmetic operator; relational operator; logical operator; assignment operator
set | symbols of a flowchart | 流程圖的符號 | terminal symbol; process symbol; decision symbol; input/output symbol; flow line
set | languages from machine to people | 由機器到人類的語言 | machine language; assembly language; high-level language; natural language=自然語言
set | kinds of computer language | 電腦語言的種類 | block-based language; machine language; assembly language; markup language=標示語言
set | tools of an integrated development environment | 綜合開發環境的工具 | compiler; linker; debugger=除錯器; source code editor
set | programming paradigms | 編程範式 | procedural programming; object-oriented programming; logic programming; functional programming; event-driven programming
order | from source code to a running program | 由源代碼到執行程式 | write the source code=編寫源代碼 > compile to object code=編譯成目標碼 > link with library routines=與程式庫例程鏈接 > load into main memory=載入主記憶體 > execute=執行
order | levels of language from nearest to the machine to nearest to people | 語言由最接近機器到最接近人類 | machine language > assembly language > high-level language
order | precedence of logical operators, highest first | 邏輯運算符由高至低的優先次序 | NOT=NOT > AND=AND > OR=OR
fact | remainder of a division | 除法的餘數 | operator in Python | Python 的運算符 | % | % |
fact | whole-number quotient of a division | 除法的整數商 | operator in Python | Python 的運算符 | // | // |
fact | power | 乘方 | operator in Python | Python 的運算符 | ** | ** |
fact | test whether two values are equal | 測試兩個值是否相等 | operator in Python | Python 的運算符 | == | == |
fact | test whether two values differ | 測試兩個值是否不同 | operator in Python | Python 的運算符 | != | != |
fact | assignment of a value to a variable | 為變量賦值 | operator in Python | Python 的運算符 | = | = |

== Data types and structures | 數據類型與數據結構
integer | 整數 | form | S3 | a data type for whole numbers, which may be positive, negative or zero | 用於沒有小數部分的正數、負數或零的數據類型 | also=integer type; also-zh=整數類型; not=real number
real number | 實數 | form | S4 | a data type for numbers that may have a decimal part, such as 36.9 | 用於可帶小數部分的數值的數據類型，例如36.9 | also=real, float, floating-point number; also-zh=浮點數; not=integer
character | 字符 | form | S4 | a data type for one single letter, digit or symbol | 用於單一個字母、數字或符號的數據類型 | also=char; not=string
string | 字符串 | form | S3 | a data type for a text of any length, such as a name or an address | 用於任意長度文字的數據類型，例如姓名和地址 | also-zh=字串; not=character
Boolean | 布爾 | form | S4 | a data type that has only the two values true and false | 只有真和假兩個值的數據類型 | also=Boolean type; also-zh=布林, 布爾類型
array | 陣列 | form | S4 | a data structure of a fixed number of elements of one type, each reached directly by its index | 由固定數目的同類元素組成、可按下標直接存取每個元素的數據結構 | also-zh=數組; not=linked list
two-dimensional array | 二維陣列 | form | S4 | a data structure like a grid whose elements are reached by two indexes, for row and column | 像方格般以行和列兩個下標存取元素的數據結構 | also=2D array; also-zh=二維數組
linked list | 鏈表 | form | S5 | a data structure of nodes, each holding the location of the next one | 由多個節點組成、每個節點都載有下一個節點位置的數據結構 | also-zh=連結表, 鏈結串列; not=array
stack | 堆疊 | form | S5 | a data structure in which the item added last is removed first | 最後加入的項目最先被移除的數據結構 | also=LIFO structure; also-zh=堆棧, 棧; not=queue
queue | 隊列 | form | S5 | a data structure in which the item added first is removed first | 最先加入的項目最先被移除的數據結構 | also=FIFO structure; also-zh=佇列; not=stack
binary tree | 二元樹 | form | S5 | a data structure that branches from one root, each node having at most two children | 由一個根節點開始分支、每個節點最多有兩個子節點的數據結構 | also-zh=二叉樹
graph | 圖 | form | S6 | a data structure of vertices joined in pairs by edges, in any pattern, with cycles allowed | 由頂點和兩兩連接頂點的邊組成、可含迴路的數據結構
hash table | 散列表 | form | S6 | a data structure that computes from a key the place where its item is stored | 由鍵值計算出項目存放位置的數據結構 | also-zh=哈希表, 雜湊表
priority queue | 優先隊列 | form | S6 | a data structure from which the most urgent item is removed first, whenever it was added | 不論加入先後、總是先移除最緊急項目的數據結構 | also-zh=優先佇列; not=queue
index | 下標 | sign | S4 | the number that tells the place of an element in an array | 說明元素在陣列中位置的數字 | also=subscript; also-zh=索引, 註標; not=pointer
root node | 根節點 | structure | S5 | the topmost item of a tree, which alone has no parent | 樹中最頂層、唯一沒有父節點的項目 | also=root; not=leaf node
leaf node | 葉節點 | structure | S5 | an item of a tree that has a parent but no children | 樹中有父節點而沒有子節點的項目 | also=leaf; not=root node
subtree | 子樹 | structure | S5 | the part of a tree made up of one node and all its descendants | 樹中由一個節點及其所有後代組成的部分
head pointer | 頭指標 | structure | S5 | the part of a linked list that tells where its first node is | 鏈表中指出第一個節點位置的部分 | also=start pointer; also-zh=頭指針
null pointer | 空指標 | structure | S5 | the part of the last node of a linked list that marks that nothing follows | 鏈表最後一個節點中表明後面再無節點的部分 | also=null link, nil; also-zh=空指針
push | 壓入 | process | S5 | the operation that places an item on the top of a stack | 把項目放到堆疊頂部的操作 | also-zh=推入; not=pop
pop | 彈出 | process | S5 | the operation that takes the item off the top of a stack | 把項目從堆疊頂部取走的操作 | not=push, peek
enqueue | 入列 | process | S5 | the operation that adds an item at the rear of a queue | 把項目加到隊列尾部的操作 | also-zh=入隊; not=dequeue
dequeue | 出列 | process | S5 | the operation that takes the item from the front of a queue | 從隊列前端取走項目的操作 | also-zh=出隊; not=enqueue
pre-order traversal | 前序遍歷 | method | S6 | a way of visiting a binary tree that takes the node first, then its left subtree, then its right | 先到節點本身，再到左子樹，然後到右子樹的二元樹走訪方式 | not=in-order traversal
in-order traversal | 中序遍歷 | method | S6 | a way of visiting a binary tree that takes the left subtree first, then the node, then the right subtree | 先到左子樹，再到節點本身，然後到右子樹的二元樹走訪方式 | not=post-order traversal
post-order traversal | 後序遍歷 | method | S6 | a way of visiting a binary tree that takes the left subtree first, then the right, then the node | 先到左子樹，再到右子樹，最後到節點本身的二元樹走訪方式 | not=pre-order traversal
substring extraction | 提取子字符串 | process | S4 | the copying of a part of a text, from one given position to another | 把文字中由某一位置到另一位置的部分複製出來的操作 | also=slicing; also-zh=擷取子字串
type conversion | 類型轉換 | process | S4 | the changing of a value into another kind, such as from the text "12" to the number 12 | 把數值由一種形式改成另一種形式的操作，例如由文字 "12" 變成數字 12 | also=type casting
stack overflow | 堆疊溢位 | event | S6 | the failure caused by adding an item to a last-in-first-out structure that is already full | 向已滿的後進先出結構再加入項目所造成的故障 | not=stack underflow
stack underflow | 堆疊下溢 | event | S6 | the failure caused by taking an item from a last-in-first-out structure that is already empty | 從已空的後進先出結構再取走項目所造成的故障 | not=stack overflow
text file | 文字檔 | form | S4 | a file that holds only characters, usually in lines that an editor can show | 只載有字符、通常分行並可用編輯器閱讀的檔案 | also-zh=文本檔案; not=binary file
binary file | 二進制檔 | form | S4 | a file whose bytes follow a format of their own and look meaningless in a plain editor | 位元組按自訂格式排列、在普通編輯器中看來毫無意義的檔案 | also-zh=二進位檔; not=text file
set | simple data types | 簡單的數據類型 | integer; real number; character; string; Boolean
set | linear data structures | 線性數據結構 | array; linked list; stack; queue
set | data structures | 數據結構 | stack; queue; binary tree; graph; hash table
set | data structures by how items are reached | 按存取方式分類的數據結構 | two-dimensional array; linked list; hash table; binary tree
set | nodes and parts of a tree | 樹的節點與部分 | root node; leaf node; internal node=內部節點; subtree
set | parts of linked structures | 鏈接結構的部分 | head pointer; null pointer; root node; leaf node
set | operations on stacks and queues | 堆疊與隊列的操作 | push; pop; enqueue; dequeue
set | ways of visiting a binary tree | 走訪二元樹的方式 | pre-order traversal; in-order traversal; post-order traversal; level-order traversal=層序遍歷
set | operations on strings and values | 字符串與數值的操作 | concatenation=串接; substring extraction; type conversion; sorting=排序
set | failures with numbers and structures | 與數值或結構有關的故障 | stack overflow; stack underflow; division by zero=除以零; index out of range=下標超出範圍
set | items on a storage device | 儲存裝置內的項目 | text file; binary file; folder; shortcut
order | how a program reads a file | 程式讀取檔案的步驟 | open the file=開啟檔案 > read a record=讀取記錄 > process the record=處理記錄 > close the file=關閉檔案

== Algorithms and computational thinking | 算法與計算思維
decomposition | 分解 | method | S1 | the breaking of a complex problem into smaller parts that are easier to solve | 把複雜問題拆成較易解決的小部分的做法 | also-zh=問題分解; not=abstraction
pattern recognition | 模式識別 | method | S1 | the search for likenesses and regularities among problems or data | 找出問題或數據之間的相似之處和規律的做法 | also-zh=規律識別; not=abstraction
abstraction | 抽象化 | method | S1 | the leaving out of details that do not matter so that the essentials of a problem stand out | 略去無關重要的細節以突出問題要點的做法 | also-zh=抽象; not=decomposition
algorithm design | 算法設計 | method | S1 | the working out of a step-by-step procedure that solves a problem | 訂出逐步解決問題的程序的做法 | not=decomposition
linear search | 線性搜尋 | method | S4 | an algorithm that looks at items one by one from the start until the target is found or the list ends | 由頭開始逐項查看，直到找到目標或到達末項的算法 | also=sequential search; also-zh=順序搜尋; not=binary search
binary search | 二元搜尋 | method | S4 | an algorithm that looks at the middle of a sorted list and throws away half of it again and again | 查看已排序列表的中間項並一再捨去一半的算法 | also-zh=二分搜尋, 折半搜尋; not=linear search
bubble sort | 冒泡排序 | method | S4 | an algorithm that compares neighbours and swaps those in the wrong order, pass after pass | 逐輪比較相鄰項目並交換次序不當者的算法 | also-zh=氣泡排序, 泡沫排序; not=selection sort
selection sort | 選擇排序 | method | S5 | an algorithm that finds the smallest remaining item and swaps it into the next place of the result | 找出餘下項目中最小的一個，並換到結果的下一個位置的算法 | not=insertion sort
insertion sort | 插入排序 | method | S5 | an algorithm that takes the next item and slides it into its right place among those already in order | 取下一個項目放進已排好部分中適當位置的算法 | not=selection sort
merge sort | 合併排序 | method | S6 | an algorithm that splits a list into halves, orders each, and combines the two ordered halves | 把列表分成兩半、各自排好後再結合起來的算法 | also-zh=歸併排序; not=quicksort
quicksort | 快速排序 | method | S6 | an algorithm that picks a pivot, puts smaller items before it and larger ones after it, and repeats on both parts | 選取基準值，把較小的放在前面、較大的放在後面，再對兩部分重複的算法 | also=quick sort; not=merge sort
depth-first search | 深度優先搜尋 | method | S6 | an algorithm that follows one path of a graph to its end before going back to try another | 在圖中沿一條路走到盡頭才折返另試的算法 | also=DFS; not=breadth-first search
breadth-first search | 廣度優先搜尋 | method | S6 | an algorithm that visits all the near neighbours in a graph before those one step further away | 在圖中先走遍所有近鄰、才走到再遠一步的頂點的算法 | also=BFS; not=depth-first search
Dijkstra's algorithm | 戴克斯特拉算法 | method | S6 | an algorithm that finds the shortest paths from one vertex of a graph with weighted edges | 在邊帶有權重的圖中找出由一個頂點出發的最短路徑的算法 | also-zh=迪杰斯特拉算法
Euclidean algorithm | 輾轉相除法 | method | S4 | an algorithm that finds the greatest common divisor of two numbers by taking remainders | 以不斷求餘數來找出兩數最大公因數的算法 | also-zh=歐幾里得算法
brute force | 窮舉法 | method | S5 | a strategy that tries every possible solution until the right one is found | 逐一嘗試所有可能的解答直至找到正確者的策略 | also=exhaustive search; also-zh=暴力法; not=greedy strategy
greedy strategy | 貪婪法 | method | S6 | a strategy that takes the choice which looks best at each step and never goes back on it | 每一步都取當時看來最好的選擇且永不反悔的策略 | also=greedy algorithm; also-zh=貪心法; not=dynamic programming
divide and conquer | 分治法 | method | S6 | a strategy that splits a problem into separate smaller ones of the same kind, solves them and combines the results | 把問題拆成互相獨立的同類小問題，解決後再合併結果的策略 | also-zh=分而治之; not=dynamic programming
dynamic programming | 動態規劃 | method | S6 | a strategy that stores the answers to overlapping smaller problems so that none is solved twice | 儲存互相重疊的小問題的答案，使它們無須重複求解的策略 | also-zh=動態規劃法; not=divide and conquer
backtracking | 回溯法 | method | S6 | a strategy that builds a solution step by step and undoes the last step when it leads to a dead end | 逐步構造解答、遇到死路便撤銷上一步再試的策略 | not=brute force
time complexity | 時間複雜度 | quantity | S6 | the way in which the number of steps of an algorithm grows with the size of the input | 算法的步數隨輸入規模增長的程度 | not=space complexity
space complexity | 空間複雜度 | quantity | S6 | the way in which the memory needed by an algorithm grows with the size of the input | 算法所需記憶體隨輸入規模增長的程度 | not=time complexity
constant time | 常數時間 | form | S6 | a rate of growth in which the number of steps stays the same, however large the input becomes | 無論輸入有多大、執行步數都不增加的增長情況 | also=O(1)
logarithmic time | 對數時間 | form | S6 | a rate of growth in which the number of steps rises by the same small amount whenever the input doubles | 輸入每增加一倍、步數只多出固定數目的增長情況 | also=O(log n)
linear time | 線性時間 | form | S6 | a rate of growth in which the number of steps is directly proportional to the size of the input | 步數與輸入規模成正比的增長情況 | also=O(n)
quadratic time | 平方時間 | form | S6 | a rate of growth in which the number of steps becomes four times as large when the input doubles | 輸入增加一倍時步數變為四倍的增長情況 | also=O(n²); also-zh=二次時間
exponential time | 指數時間 | form | S6 | a rate of growth in which the number of steps doubles whenever one item is added to the input | 輸入每多一項、步數便增加一倍的增長情況 | also=O(2ⁿ)
set | skills of computational thinking | 計算思維的技巧 | decomposition; pattern recognition; abstraction; algorithm design
set | algorithms for searching | 搜尋的算法 | linear search; binary search; depth-first search; breadth-first search
set | algorithms for sorting | 排序的算法 | bubble sort; selection sort; insertion sort; merge sort; quicksort
set | simple sorting and searching algorithms | 簡單的排序與搜尋算法 | bubble sort; insertion sort; linear search; binary search
set | algorithms of graphs and numbers | 圖與數字的算法 | Dijkstra's algorithm; depth-first search; breadth-first search; Euclidean algorithm
set | strategies for designing algorithms | 設計算法的策略 | brute force; greedy strategy; divide and conquer; dynamic programming; backtracking
set | growth of running time | 執行時間的增長 | constant time; logarithmic time; linear time; quadratic time; exponential time
set | qualities of an algorithm that can be measured | 算法可以衡量的特質 | time complexity; space complexity; accuracy=準確度; readability=可讀性
set | ways of attacking a problem | 處理問題的方法 | decomposition; abstraction; brute force; backtracking
order | growth of running time, slowest growing first | 執行時間的增長由慢至快 | constant time > logarithmic time > linear time > quadratic time > exponential time
fact | linear search | 線性搜尋 | worst-case time complexity | 最壞情況的時間複雜度 | O(n) | O(n) |
fact | binary search | 二元搜尋 | worst-case time complexity | 最壞情況的時間複雜度 | O(log n) | O(log n) |
fact | bubble sort | 冒泡排序 | worst-case time complexity | 最壞情況的時間複雜度 | O(n²) | O(n²) |
fact | merge sort | 合併排序 | worst-case time complexity | 最壞情況的時間複雜度 | O(n log n) | O(n log n) |
fact | access to an array element by its index | 按下標存取陣列元素 | worst-case time complexity | 最壞情況的時間複雜度 | O(1) | O(1) |

== Software development | 軟件開發
problem definition | 問題界定 | process | S4 | the stage of system development in which it is stated what is wrong and what the new system should achieve | 說明現有毛病及新系統應達到甚麼目標的開發階段 | also=problem identification; also-zh=問題定義; not=problem analysis
problem analysis | 問題分析 | process | S4 | the stage of system development in which the present way of working is studied and the needs of users are listed | 研究現時運作方式並列出用戶需要的開發階段 | also=system analysis; also-zh=系統分析; not=system design
system design | 系統設計 | process | S4 | the stage of system development in which screens, data files and algorithms are planned before any coding | 在動手寫代碼前規劃畫面、數據檔案和算法的開發階段 | not=coding
maintenance | 維護 | process | S4 | the stage of system development in which a system already in use is corrected, adapted and improved | 改正、調整和改良已投入使用的系統的開發階段 | also=system maintenance; also-zh=系統維護; not=testing and debugging
feasibility study | 可行性研究 | document | S4 | a report on whether a proposed system is worth building, given the money, time and technology at hand | 就現有資金、時間和技術判斷擬建系統是否值得開發的報告
requirement specification | 需求規格書 | document | S5 | a list, agreed with the client, of what a new system must be able to do | 與客戶議定、列明新系統必須具備甚麼功能的文件 | also=user requirements document; also-zh=需求說明書; not=user manual
user manual | 用戶手冊 | document | S4 | a guide that tells non-technical staff how to operate a system | 教導非技術人員如何操作系統的指引 | also=user documentation; also-zh=使用手冊; not=program manual
program manual | 程式手冊 | document | S4 | a guide for technical staff that explains the structure, variables and algorithms of the code | 向技術人員說明代碼結構、變量和算法的指引 | also=technical documentation; also-zh=技術文件; not=user manual
test plan | 測試計劃 | document | S5 | a list of the input data to be tried on a program with the results expected from each | 列出準備在程式中試用的輸入數據及其預期結果的文件 | also-zh=測試方案
Gantt chart | 甘特圖 | document | S5 | a diagram that shows the tasks of a project as bars along a time scale | 沿時間尺以橫條顯示項目各工作的圖表 | not=flowchart
data flow diagram | 數據流程圖 | document | S5 | a diagram that shows where the input of a system comes from, how it is processed and where it is stored | 顯示系統的輸入由何而來、如何被處理和存放何處的圖 | also=DFD; also-zh=資料流程圖; not=flowchart
use case diagram | 用例圖 | document | S6 | a diagram of stick figures and ovals that shows which users do what with a system | 以人形和橢圓顯示哪些用戶會用系統做甚麼的圖 | also-zh=使用案例圖
waterfall model | 瀑布模型 | method | S5 | an approach to development in which each stage is finished before the next begins, without planned return | 每個階段完成後才開始下一階段、不預期回頭的開發方式 | not=agile development
spiral model | 螺旋模型 | method | S6 | an approach to development in rounds, each of which begins with an analysis of the risks | 分多個輪次進行、每輪都先作風險分析的開發方式 | not=waterfall model
prototyping | 原型法 | method | S5 | an approach to development in which users try an early working model that is then refined | 讓用戶試用早期的模型，再加以改良的開發方式 | also=prototype model; also-zh=原型開發
agile development | 敏捷開發 | method | S6 | an approach to development in which small teams deliver usable parts every few weeks and welcome changes | 由小團隊每數星期交付可用的部分並樂於接受改動的開發方式 | not=waterfall model
direct cutover | 直接轉換 | method | S5 | a way of changing over in which the old system stops on one day and the new one takes over at once | 舊系統在某天停用、新系統即時全面取代的轉換方式 | also=direct conversion; not=parallel conversion
parallel conversion | 並行轉換 | method | S5 | a way of changing over in which the old and the new system both run in full for a time | 新舊兩個系統在一段時間內同時全面運作的轉換方式 | also-zh=平行轉換; not=phased conversion
phased conversion | 分階段轉換 | method | S5 | a way of changing over in which the functions of the old system are replaced one part after another | 逐部分取代舊系統各項功能的轉換方式 | also=phase-in conversion; also-zh=分段轉換; not=pilot conversion
pilot conversion | 試點轉換 | method | S5 | a way of changing over in which one branch or department uses the new system first | 先由一個分店或部門使用新系統的轉換方式 | also-zh=先導轉換; not=phased conversion
corrective maintenance | 改正性維護 | process | S6 | work on a system in use that removes faults found by its users | 為使用中的系統消除用戶所發現錯誤的工作 | also-zh=糾正性維護
adaptive maintenance | 適應性維護 | process | S6 | work on a system in use that fits it to a changed environment, such as a new law or platform | 令使用中的系統配合新法例、新平台等環境改變的工作
perfective maintenance | 完善性維護 | process | S6 | work on a system in use that adds functions or speed which its users wish for | 按用戶期望為使用中的系統增加功能或提升速度的工作
preventive maintenance | 預防性維護 | process | S6 | work on a system in use that tidies it up so that future trouble becomes less likely | 整理使用中的系統，使日後較少出現毛病的工作
systems analyst | 系統分析員 | role | S4 | the person who studies the needs of users and draws up the design of new software | 研究用戶需要並擬訂新軟件設計的人員 | not=programmer
database administrator | 數據庫管理員 | role | S4 | the person who looks after the stored tables of an organisation, their security, backup and access rights | 負責機構所存資料表的保安、備份和存取權限的人員 | also=DBA
network administrator | 網絡管理員 | role | S4 | the person who sets up and maintains the links, servers and user accounts that connect the computers of an organisation | 裝設和維護機構各電腦之間的連線、伺服器和用戶帳戶的人員 | not=database administrator
project manager | 項目經理 | role | S5 | the person who plans the schedule and budget of a development and leads its team | 制訂開發工作的時間表和預算並帶領團隊的人員 | also-zh=項目主管
technical support staff | 技術支援人員 | role | S4 | the person who answers questions of users and mends their everyday computer trouble | 解答用戶疑問並處理其日常電腦故障的人員
top-down design | 由上而下設計 | method | S5 | a way of planning a program that begins with the whole task and breaks it into ever smaller modules | 由整項工作開始、逐步拆成較小模組的程式規劃方法 | also-zh=自上而下設計; not=bottom-up design
bottom-up design | 由下而上設計 | method | S5 | a way of planning a program that begins with basic modules and puts them together into larger ones | 由基本模組開始、逐步組合成較大部分的程式規劃方法 | also-zh=自下而上設計; not=top-down design
version control | 版本控制 | method | S6 | a way of keeping every saved state of the source code so that changes can be compared and undone | 保留源代碼每次儲存的狀態以便比較和還原改動的方法
set | stages of system development | 系統開發的階段 | problem definition; problem analysis; system design; coding=編寫程式; testing and debugging=測試與除錯; maintenance
set | documents of a project | 開發項目的文件 | feasibility study; requirement specification; user manual; program manual; test plan
set | diagrams used in development | 開發所用的圖 | Gantt chart; data flow diagram; use case diagram; flowchart
set | models of software development | 軟件開發模型 | waterfall model; spiral model; prototyping; agile development
set | ways of changing over to a new system | 轉換至新系統的方式 | direct cutover; parallel conversion; phased conversion; pilot conversion
set | ways of finding out what users need | 了解用戶需要的方法 | interview=面談; questionnaire=問卷; observation=觀察; document review=文件審閱
set | kinds of maintenance | 維護的種類 | corrective maintenance; adaptive maintenance; perfective maintenance; preventive maintenance
set | jobs in information technology | 資訊科技的職位 | systems analyst; programmer=程式編寫員; database administrator; network administrator; web designer=網頁設計師; project manager
set | technical jobs in a company | 公司內的技術職位 | programmer=程式編寫員; network administrator; technical support staff; database administrator
set | jobs in building a system | 建立系統的職位 | systems analyst; programmer=程式編寫員; project manager; software tester=軟件測試員
order | stages of system development | 系統開發的階段 | problem definition > problem analysis > system design > coding=編寫程式 > testing and debugging=測試與除錯 > maintenance
order | steps of solving a problem with a program | 以程式解決問題的步驟 | problem identification=識別問題 > problem analysis=分析問題 > algorithm design=設計算法 > program development=編寫程式 > program testing and debugging=測試程式及除錯

== Testing and errors | 測試與錯誤
logic error | 邏輯錯誤 | form | S3 | a mistake in an algorithm, so that a program runs to its end but gives wrong results | 算法上的錯處，使程式雖能執行到底但結果不正確 | also=logical error; not=syntax error
run-time error | 執行時錯誤 | form | S3 | a mistake that makes a program stop abnormally while it is working, such as dividing by zero | 令程式在運作途中異常停止的錯處，例如除以零 | also=runtime error; also-zh=運行錯誤; not=logic error
unit testing | 單元測試 | process | S5 | the testing of a single module by itself, before it is joined to others | 模組未與其他部分結合前，對單個模組進行的檢驗 | also=unit test; not=integration testing
integration testing | 整合測試 | process | S5 | the testing of modules that have been joined, to see whether they exchange data properly | 檢驗已結合的模組之間能否正確交換數據的工作 | also=integration test; also-zh=集成測試; not=unit testing
system testing | 系統測試 | process | S5 | the testing by developers of the complete product against its specification | 開發人員按規格檢驗整個產品的工作 | also=system test; not=acceptance testing
alpha testing | alpha 測試 | process | S6 | the trial of a nearly finished product by people inside the firm that develops it | 由開發公司內部人員試用接近完成的產品 | also-zh=內部測試, α 測試; not=beta testing
beta testing | beta 測試 | process | S6 | the trial of a nearly finished product by selected outside users in their own surroundings | 由選定的外界用戶在自己的環境中試用接近完成的產品 | also-zh=外部測試, β 測試; not=alpha testing
regression testing | 迴歸測試 | process | S6 | the repetition of earlier tests after a change, to see whether anything that worked is now broken | 在修改後重做以前的檢驗，查看原本正常的部分有否受損 | also-zh=回歸測試
stress testing | 壓力測試 | process | S6 | the testing of a product under far more users or data than usual, to find its limits | 在遠超平常的用戶或數據量下檢驗產品以找出其極限 | also=stress test
white-box testing | 白箱測試 | method | S6 | a way of testing in which cases are chosen with knowledge of the code so that its paths are covered | 按已知的代碼內容選取個案以走遍各執行路徑的測試方法 | also-zh=白盒測試; not=black-box testing
black-box testing | 黑箱測試 | method | S6 | a way of testing in which only inputs and outputs are compared, without looking at the code | 不看代碼而只比對輸入和輸出的測試方法 | also-zh=黑盒測試; not=white-box testing
desk checking | 案頭檢查 | method | S4 | a way of testing in which a person follows an algorithm by hand on paper without a computer | 不用電腦而由人手在紙上逐步跟隨算法的測試方法 | also=dry run
normal data | 正常數據 | form | S4 | a kind of test data that lies well inside the allowed limits | 完全處於容許範圍之內的測試資料 | also=typical data; not=boundary data
breakpoint | 斷點 | method | S5 | a mark on a statement at which a program pauses so that its variables can be looked at | 加在語句上、令程式在該處暫停以便查看變量的標記 | also-zh=中斷點; not=single-stepping
readability | 可讀性 | property | S4 | the ease with which another programmer can understand source code | 源代碼容易被其他程式編寫員看懂的程度 | not=user-friendliness
reliability | 可靠性 | property | S4 | the ability of a system to keep giving correct results over a long time | 系統長期持續得出正確結果的能力 | not=robustness
robustness | 強健性 | property | S5 | the ability of a program to go on sensibly when it is given wrong or unexpected input | 程式遇到錯誤或意外的輸入時仍能妥善運作的能力 | also-zh=穩健性; not=reliability
portability | 可移植性 | property | S5 | the ease with which a program can be made to run on a different kind of computer | 程式容易改在另一類電腦上執行的程度
maintainability | 可維護性 | property | S5 | the ease with which a program can be corrected and extended later | 程式日後容易被改正和擴充的程度
user-friendliness | 易用性 | property | S4 | the ease with which people without training can operate a program | 未受訓練的人也容易操作程式的程度 | not=readability
set | kinds of program error | 程式錯誤的種類 | syntax error=語法錯誤; logic error; run-time error; rounding error
set | errors in programs and data | 程式與數據的錯誤 | syntax error=語法錯誤; logic error; run-time error; transcription error=抄寫錯誤
set | levels of testing | 測試的層次 | unit testing; integration testing; system testing; acceptance testing=驗收測試
set | trials of a product by different people or purposes | 不同對象或目的的產品測試 | alpha testing; beta testing; stress testing; usability testing=易用性測試; regression testing
set | ways of testing by what is looked at | 按觀察對象分類的測試方法 | white-box testing; black-box testing; desk checking; usability testing=易用性測試
set | qualities of good software | 優質軟件的特質 | readability; reliability; robustness; portability; maintainability; user-friendliness
set | qualities that concern programmers or users | 與編寫員或用戶有關的軟件特質 | readability; user-friendliness; portability; reliability
order | levels of testing | 測試的層次 | unit testing > integration testing > system testing > acceptance testing=驗收測試
order | the debugging of a program | 程式除錯的步驟 | notice a wrong result=發現結果不正確 > locate the faulty statement=找出有錯的語句 > correct the statement=改正語句 > test the program again=再次測試程式

== Object orientation | 面向對象概念
object | 對象 | form | S5 | a unit of a running program made from a template, with data values of its own | 執行中的程式按範本建立、有自己數據值的單元 | also=instance; also-zh=物件, 實例; not=class
method | 方法 | form | S5 | a subprogram that belongs to a class and acts on the data of its instances | 屬於某類別、處理其實例數據的子程式 | also=member function; not=function
instance variable | 實例變量 | form | S6 | a variable of which every object has its own copy | 每個對象都各有一份的變量 | also-zh=實例變數; not=class variable
class variable | 類變量 | form | S6 | a variable of which there is only one copy, shared by all objects of the same template | 只有一份、由同一範本的所有對象共用的變量 | also=static variable; also-zh=靜態變量; not=instance variable
constructor | 建構子 | form | S6 | a special subprogram that runs when a new object is made and sets its first values | 在建立新對象時執行並設定其初始值的特別子程式 | also-zh=構造函數, 建構函數; not=destructor
destructor | 解構子 | form | S6 | a special subprogram that runs when an object is removed from memory | 在對象由記憶體移除時執行的特別子程式 | also-zh=析構函數, 解構函數; not=constructor
accessor | 取值方法 | form | S6 | a subprogram that returns the value of a private variable of an object without changing it | 傳回對象中私有變量的值而不加改動的子程式 | also=getter; also-zh=存取方法; not=mutator
mutator | 設值方法 | form | S6 | a subprogram that gives a private variable of an object a new value | 為對象中的私有變量換上新值的子程式 | also=setter; also-zh=修改方法; not=accessor
superclass | 父類別 | form | S6 | the more general template from which others take over variables and methods | 較概括、供其他範本承接其變量和方法的範本 | also=base class, parent class; also-zh=父類, 基類; not=subclass
subclass | 子類別 | form | S6 | the more special template that takes over variables and methods from another and adds its own | 承接另一範本的變量和方法、再加上自己內容的較特殊範本 | also=derived class, child class; also-zh=子類, 派生類; not=superclass
abstract class | 抽象類別 | form | S6 | a template from which no objects can be made directly, meant only for others to build on | 不能直接用來建立對象、只供其他範本加以擴充的範本 | also-zh=抽象類
encapsulation | 封裝 | idea | S5 | the principle that data and the methods working on them are kept together and hidden from outside code | 把數據與處理它的方法放在一起並對外部代碼隱藏的原則 | not=abstraction
polymorphism | 多態性 | idea | S6 | the principle that one and the same call leads to different actions, depending on the kind of object addressed | 同一呼叫會因對象的種類而引發不同動作的原則 | also-zh=多型; not=inheritance
overloading | 重載 | method | S6 | the writing of several methods of one name in a class, told apart by their parameters | 在同一類別內編寫數個同名而參數不同的方法 | also=method overloading; also-zh=多載; not=overriding
overriding | 覆寫 | method | S6 | the writing of a new version, in a special template, of a method taken over from the general one | 在特殊的範本內為承接得來的方法重新編寫內容 | also=method overriding; also-zh=重寫, 覆蓋; not=overloading
public | 公開 | sign | S6 | the keyword by which a member of a class can be used by code anywhere in the program | 令類別成員可被程式中任何代碼使用的關鍵字 | also=public access; also-zh=公有, public; not=private
private | 私有 | sign | S6 | the keyword by which a member of a class can be used by code of that class alone | 令類別成員只可被該類別本身的代碼使用的關鍵字 | also=private access; also-zh=private; not=public
protected | 受保護 | sign | S6 | the keyword by which a member of a class can be used also by the templates derived from it, but not by everyone | 令類別成員除自身外也可被其子類別使用、但不對所有代碼開放的關鍵字 | also=protected access; also-zh=保護, protected; not=private
static | 靜態 | sign | S6 | the keyword by which a member belongs to the class as a whole and not to each single object | 令成員屬於整個類別而非個別對象的關鍵字 | also-zh=static
set | basic notions of object orientation | 面向對象的基本概念 | class=類別; object; method; instance variable
set | principles of object orientation | 面向對象的原則 | inheritance=繼承; encapsulation; polymorphism; modularity=模組化
set | classes and what belongs to them | 類別及其相關概念 | superclass; subclass; object; method
set | things declared in an object-oriented program | 面向對象程式中宣告的項目 | abstract class; object; constructor; package=套件
set | special methods of a class | 類別的特別方法 | constructor; destructor; accessor; mutator
set | keywords before a class member | 類別成員前的關鍵字 | public; private; protected; static
set | variables in an object-oriented program | 面向對象程式中的變量 | instance variable; class variable; local variable; constant=常量

== Cyber security and cryptography | 網絡安全與密碼學
authentication | 認證 | process | S4 | the checking that a user really is the person he or she claims to be | 核實用戶確是其所聲稱的人的過程 | also-zh=身份驗證; not=authorisation
authorisation | 授權 | process | S4 | the granting of rights that decide which data and functions a known user may use | 決定已核實身份的用戶可使用哪些數據和功能的過程 | not=authentication
encryption | 加密 | process | S2 | the turning of readable data into a scrambled form that only the holder of a key can read | 把可讀的數據變成只有持鑰者才讀得懂的形式的過程 | not=decryption
decryption | 解密 | process | S2 | the turning of scrambled data back into readable form with a key | 用密鑰把變亂了的數據還原成可讀形式的過程 | not=encryption
hashing | 雜湊運算 | process | S6 | the turning of data of any length into a short value of fixed length that cannot be turned back | 把任意長度的數據化成固定長度而不能還原的短值的過程 | also-zh=散列; not=encryption
confidentiality | 保密性 | property | S4 | the quality of data of being readable only by the people allowed to read them | 數據只能被獲准的人讀取的特性 | also-zh=機密性; not=data integrity
integrity | 完整性 | property | S4 | the quality of data of not having been altered without permission | 數據未經許可便不會被更改的特性 | also=integrity of data; not=confidentiality
non-repudiation | 不可否認性 | property | S5 | the quality of a transaction that its sender cannot later deny having made it | 交易一經作出，發送者事後不能推說沒有作出的特性 | also-zh=不可抵賴性
symmetric encryption | 對稱加密 | method | S4 | a scheme in which one and the same secret key both scrambles and restores the data | 以同一密鑰把數據變亂和還原的方案 | also=secret key encryption; not=asymmetric encryption
asymmetric encryption | 非對稱加密 | method | S4 | a scheme with a pair of keys, in which what one key scrambles only the other can restore | 使用一對密鑰、以其中一把變亂的數據只能用另一把還原的方案 | also=public key encryption; also-zh=公開密鑰加密; not=symmetric encryption
Caesar cipher | 凱撒密碼 | method | S3 | a cipher that replaces each letter by the one a fixed number of places further along the alphabet | 把每個字母換成字母表中往後移固定位數的字母的密碼法 | also-zh=凱撒加密法
Vigenère cipher | 維吉尼亞密碼 | method | S6 | a cipher that shifts each letter by an amount taken in turn from the letters of a keyword | 依次按關鍵詞各字母的位數來移動每個字母的密碼法 | not=Caesar cipher
one-time pad | 一次性密碼本 | method | S6 | a cipher with a random key as long as the message, which is thrown away after a single use | 以與訊息等長的隨機密鑰加密、用後即棄的密碼法 | also-zh=一次一密
plaintext | 明文 | form | S5 | a message in its readable form, before it has been scrambled | 未經變亂、可以直接讀懂的訊息 | not=ciphertext
ciphertext | 密文 | form | S5 | a message in its scrambled form, which makes no sense without the key | 經過變亂、沒有密鑰便讀不懂的訊息 | not=plaintext
private key | 私人密鑰 | sign | S4 | the key of a pair that its owner alone keeps, used to read scrambled messages and to sign | 一對密鑰中只由持有人保管、用來解讀訊息和簽署的一把 | also-zh=私鑰, 私人鑰匙; not=public key
session key | 會話密鑰 | sign | S6 | a secret key made for a single connection and thrown away when it ends | 為一次連線而產生、連線結束便棄用的密鑰 | not=private key
digital signature | 數碼簽署 | sign | S4 | a value made from a message with the private key of its sender, which proves who sent it and that it is unaltered | 用發送者的私人密鑰由訊息產生、能證明發送者身份和內容沒有更改的值 | also-zh=數碼簽名; not=digital certificate
digital certificate | 數碼證書 | document | S4 | an electronic document, signed by a trusted body, that states to whom a public key belongs | 由可信機構簽署、說明公開密鑰屬於誰的電子文件 | also-zh=電子證書; not=digital signature
password | 密碼 | method | S1 | a secret string of characters, set in advance, that a user types at every login | 預先設定、用戶每次登入都要輸入的一串秘密字符 | also-zh=口令; not=one-time password
one-time password | 一次性密碼 | method | S4 | a code sent or generated for one login only, which is worthless a short while later | 只為一次登入而發出或產生、不久便失效的代碼 | also=OTP; also-zh=動態密碼; not=password
smart card | 智能卡 | device | S3 | a plastic card with a chip that stores data and is put into or held near a reader | 載有晶片以儲存數據、插入或靠近讀取器使用的膠卡 | also-zh=智慧卡
security token | 保安編碼器 | device | S4 | a small gadget given out by a bank or firm that shows a new login code every minute or so | 由銀行或公司發出、每隔約一分鐘顯示新登入代碼的小裝置 | also-zh=保安令牌
iris recognition | 虹膜識別 | method | S4 | a biometric method that compares the pattern in the coloured ring of the eye | 比對眼球有色環狀部分花紋的生物特徵識別方法 | also-zh=虹膜辨識
facial recognition | 人臉識別 | method | S3 | a biometric method that compares the position and shape of eyes, nose and mouth | 比對眼、鼻、口的位置和形狀的生物特徵識別方法 | also=face recognition; also-zh=面容識別
voice recognition | 聲紋識別 | method | S4 | a biometric method that compares the tone and rhythm of a person's speech to tell who is talking | 比對說話的音調和節奏以分辨講者的生物特徵識別方法 | also=voiceprint recognition; not=speech recognition
CAPTCHA | 圖形驗證碼 | method | S4 | a test of distorted letters or pictures that tells human visitors from programs | 以扭曲的文字或圖片分辨訪客是人還是程式的測試 | also-zh=驗證碼
firewall | 防火牆 | system | S3 | hardware or software that filters the data entering and leaving a network according to rules | 按規則過濾進出網絡的數據的硬件或軟件 | not=anti-virus software
anti-virus software | 防毒軟件 | system | S1 | a program that looks for known patterns of harmful code in files and removes it | 在檔案中找出有害代碼的已知特徵並將其清除的程式 | also-zh=殺毒軟件; not=firewall
intrusion detection system | 入侵偵測系統 | system | S6 | a set of programs that watches network traffic for signs of attack and raises the alarm | 監察網絡流量、發現攻擊跡象便發出警報的設施 | also=IDS; also-zh=入侵檢測系統; not=firewall
honeypot | 蜜罐 | system | S6 | a decoy computer that is set up to attract attackers so that their methods can be studied | 用作誘餌、引攻擊者上當以研究其手法的電腦
MAC address filtering | MAC 地址過濾 | method | S4 | a setting that lets only devices with listed hardware numbers join a wireless network | 只讓硬件編號已列入名單的裝置加入無線網絡的設定 | also=MAC filtering
software patch | 修補程式 | system | S4 | a small program from the maker that mends a weakness found in a product already sold | 由開發商提供、用來消除已售軟件弱點的小型更新 | also=patch; also-zh=補丁
penetration testing | 滲透測試 | process | S6 | an attack on a system made with the permission of its owner in order to find weak points | 經系統擁有人許可、為找出弱點而進行的模擬攻擊 | also=pen test
access right | 存取權限 | idea | S4 | what a user account is allowed to do with a file, such as read, change or delete it | 用戶帳戶獲准對檔案進行的操作，例如讀取、更改或刪除 | also=access permission
set | processes that protect data | 保護數據的過程 | authentication; authorisation; encryption; hashing
set | processes that change the form of data | 改變數據形式的過程 | encryption; decryption; hashing; file compression
set | aims of information security | 資訊保安的目標 | confidentiality; integrity; availability=可用性; non-repudiation
set | keys and codes in security | 保安所用的密鑰與簽署 | public key=公開密鑰; private key; session key; digital signature
set | elements of public key infrastructure | 公開密鑰基礎建設的元素 | public key=公開密鑰; private key; digital signature; digital certificate; certification authority=核證機關
set | forms of a message in cryptography | 密碼學中訊息的形式 | plaintext; ciphertext; hash value=雜湊值; digital signature
set | biometric methods | 生物特徵識別方法 | fingerprint recognition=指紋識別; iris recognition; facial recognition; voice recognition
set | ways of proving who or what logs in | 登入時證明身份的方法 | password; one-time password; fingerprint recognition=指紋識別; CAPTCHA
set | ways of making a login safer | 令登入更安全的方法 | two-factor authentication=雙重認證; one-time password; CAPTCHA; fingerprint recognition=指紋識別
set | methods used at a login page | 登入頁面所用的方法 | password; facial recognition; CAPTCHA; voice recognition
set | things carried to prove identity | 隨身攜帶以證明身份的物品 | smart card; security token; magnetic stripe card=磁帶卡; paper pass=紙張通行證
set | systems that defend a network | 保護網絡的系統 | firewall; anti-virus software; intrusion detection system; honeypot; spam filter=垃圾郵件過濾器
set | protection for a personal computer | 個人電腦的保護措施 | firewall; anti-virus software; spam filter=垃圾郵件過濾器; software patch
set | ways of securing a wireless network | 保護無線網絡的方法 | WPA=WPA; MAC address filtering; firewall; virtual private network
set | checks of a system or its users | 對系統或用戶的檢查 | authentication; penetration testing; acceptance testing=驗收測試; data verification
order | sending a secret message with a key pair | 以密鑰對發送秘密訊息的步驟 | the receiver gives out the public key=接收者公布公開密鑰 > the sender encrypts with that public key=發送者以該公開密鑰加密 > the ciphertext is sent=傳送密文 > the receiver decrypts with the private key=接收者以私人密鑰解密

== Malware and threats | 惡意軟件與威脅
computer virus | 電腦病毒 | system | S1 | a harmful program that attaches itself to a file and spreads when the file is opened | 依附在檔案內、檔案被開啟時便擴散的有害程式 | also=virus; not=worm, Trojan horse
worm | 蠕蟲 | system | S3 | a harmful program that copies itself from computer to computer through a network without help from users | 無須用戶操作、自行經網絡複製到其他電腦的有害程式 | also=computer worm; also-zh=電腦蠕蟲; not=computer virus
Trojan horse | 特洛伊木馬 | system | S3 | a harmful program that pretends to be something useful and does not copy itself | 偽裝成有用軟件而不會自我複製的有害程式 | also=Trojan; also-zh=木馬程式; not=computer virus, worm
ransomware | 勒索軟件 | system | S3 | a harmful program that locks up the files of a victim and demands money to release them | 鎖起受害者的檔案並要求付款才解鎖的有害程式 | also-zh=勒索程式
spyware | 間諜軟件 | system | S3 | a harmful program that secretly gathers information about a user and sends it away | 暗中收集用戶資料並傳送出去的有害程式 | also-zh=間諜程式; not=adware
adware | 廣告軟件 | system | S3 | a program that keeps showing unwanted promotions on the screen of a computer | 在電腦屏幕上不斷顯示不受歡迎的宣傳內容的程式 | not=spyware
rootkit | rootkit | system | S6 | a set of harmful programs that gains full control of a system and hides its own presence | 取得系統的完全控制權並隱藏自身存在的一組有害程式
logic bomb | 邏輯炸彈 | system | S5 | harmful code that lies still in a program until a certain date or condition sets it off | 潛伏在程式內、到特定日期或條件出現才發作的有害代碼
botnet | 殭屍網絡 | system | S4 | a group of infected computers that an attacker commands from a distance | 被攻擊者遙距操控的一群受感染電腦 | also-zh=僵屍網絡
back door | 後門 | system | S5 | a hidden way into a program that avoids the normal login | 繞過正常登入程序而進入程式的隱蔽途徑 | also=backdoor; also-zh=後門程式
spam | 垃圾郵件 | object | S2 | an unwanted message, often an advertisement, sent to very many people at once | 同時大量發送、不受歡迎而多屬廣告的訊息 | also=junk mail; also-zh=濫發訊息; not=phishing
phishing | 網絡釣魚 | method | S2 | a trick in which false emails or websites posing as a bank or firm lure people into giving away passwords | 以冒充銀行或公司的電郵或網站騙取密碼的手法 | also-zh=釣魚攻擊; not=pharming
denial-of-service attack | 阻斷服務攻擊 | method | S4 | an attack that floods a server with requests so that real users cannot get through | 以大量請求淹沒伺服器、令真正用戶無法使用的攻擊 | also=DoS attack; also-zh=拒絕服務攻擊
man-in-the-middle attack | 中間人攻擊 | method | S5 | an attack in which someone secretly stands between two parties and reads or changes what they send | 暗中介於通訊雙方之間、讀取或更改所傳內容的攻擊 | also=MITM attack
SQL injection | SQL 注入 | method | S5 | an attack in which database commands are typed into a web form to read or change stored data | 在網頁表單輸入數據庫指令以讀取或更改所存數據的攻擊 | not=cross-site scripting
cross-site scripting | 跨網站指令碼攻擊 | method | S6 | an attack that plants code in a trusted page, which then runs in the browsers of other visitors | 在可信網頁植入代碼、令其在其他訪客的瀏覽器執行的攻擊 | also=XSS; also-zh=跨站腳本攻擊; not=SQL injection
brute-force attack | 暴力攻擊 | method | S4 | an attack that tries every possible combination of characters until a password is found | 逐一嘗試所有字符組合直至找到密碼的攻擊 | also-zh=蠻力攻擊, 暴力破解; not=dictionary attack
dictionary attack | 字典攻擊 | method | S5 | an attack that tries common words from a list until a password is found | 逐一嘗試清單中的常用字詞直至找到密碼的攻擊 | not=brute-force attack
shoulder surfing | 肩窺 | method | S4 | a way of stealing a password by looking on while its owner types it | 在旁偷看他人輸入內容以盜取密碼的手法 | also-zh=偷窺密碼
packet sniffing | 封包竊聽 | method | S5 | a way of stealing data by reading what passes through a network | 讀取網絡中經過的內容以盜取數據的手法 | also=sniffing; also-zh=網絡竊聽
zero-day attack | 零日攻擊 | method | S6 | an attack through a weakness for which the maker has not yet issued any remedy | 利用開發商尚未推出補救方法的弱點而進行的攻擊 | also=zero-day exploit
identity theft | 身份盜用 | event | S4 | the use of personal particulars of another person to borrow, buy or act in that person's name | 利用他人的個人資料、以其名義借貸、購物或行事的行為 | also-zh=盜用身份
hacker | 黑客 | role | S2 | a person who breaks into computer systems of others through a network without permission | 未經許可經網絡闖入他人電腦系統的人 | also-zh=駭客
penetration tester | 滲透測試員 | role | S6 | an expert who attacks a system with the consent of its owner in order to find weak points | 得到擁有人同意而攻擊系統以找出弱點的專家 | also=ethical hacker, white hat hacker; also-zh=白帽黑客; not=hacker
quarantine | 隔離 | process | S4 | the locking away of a suspect file by anti-virus software so that it cannot run | 防毒軟件把可疑檔案封鎖起來使其不能執行的處理方式 | not=disinfection
disinfection | 清除病毒 | process | S4 | the removal of harmful code from a file by anti-virus software, so that the file can be used again | 防毒軟件除去檔案內有害代碼、令檔案可再用的處理方式 | not=quarantine
set | kinds of malware by what they do | 按行為分類的惡意軟件 | ransomware; spyware; adware; rootkit
set | kinds of malware | 惡意軟件的種類 | computer virus; worm; Trojan horse; ransomware; adware
set | hidden means of attackers | 攻擊者的隱蔽工具 | keylogger=鍵盤記錄器; logic bomb; back door; botnet; rootkit
set | tricks against Internet users | 針對互聯網用戶的騙術 | phishing; pharming=網址嫁接; shoulder surfing; packet sniffing
set | ways of stealing passwords and data | 盜取密碼和數據的手法 | phishing; shoulder surfing; packet sniffing; brute-force attack
set | attacks on passwords | 針對密碼的攻擊 | brute-force attack; dictionary attack; shoulder surfing; phishing
set | attacks on websites and servers | 針對網站和伺服器的攻擊 | denial-of-service attack; SQL injection; cross-site scripting; brute-force attack
set | attacks through networks | 經網絡進行的攻擊 | denial-of-service attack; man-in-the-middle attack; pharming=網址嫁接; zero-day attack
set | unwelcome things from the network | 網絡上不受歡迎的東西 | spam; computer virus; spyware; adware
set | people concerned with security | 與保安有關的人 | hacker; penetration tester; network administrator; technical support staff
set | what anti-virus software does with files | 防毒軟件對檔案的處理 | quarantine; disinfection; deletion=刪除; scanning=掃描

== Social and legal issues | 社會與法律議題
copyright | 版權 | idea | S2 | the right, which arises without registration, of an author to control the copying of books, music or programs | 作者控制別人複製其著作、音樂或程式的權利，無須註冊便享有 | also-zh=著作權; not=patent
patent | 專利 | idea | S3 | the right, granted on application, of an inventor to keep others from making or selling an invention for some years | 發明者經申請獲得、在若干年內禁止他人製造或出售其發明的權利 | also-zh=專利權; not=copyright
public domain | 公有領域 | idea | S4 | the state of a work that anyone may use freely because nobody holds rights over it any longer | 作品已無人擁有權利、任何人都可自由使用的狀態 | also-zh=公共領域
attribution | 署名 | idea | S4 | the Creative Commons condition that users of a work must name its creator | 使用作品時必須註明創作者的共享創意條款 | also=BY; also-zh=姓名標示
non-commercial | 非商業性使用 | idea | S4 | the Creative Commons condition that a work may not be used to make money | 不得利用作品牟利的共享創意條款 | also=NC; also-zh=非商業性
no derivatives | 禁止衍生 | idea | S4 | the Creative Commons condition that a work may be passed on only in its unaltered form | 只可原封不動地分享作品的共享創意條款 | also=ND; also-zh=禁止改作
share alike | 相同方式共享 | idea | S4 | the Creative Commons condition that new works based on the old one must be released on the same terms | 改編後的新作必須按原有條件發布的共享創意條款 | also=SA; also-zh=相同方式分享
single-user licence | 單用戶許可證 | document | S4 | a permit by which software may be installed for one person only | 只准許一個人使用某軟件的許可文件 | also-zh=單用戶授權
site licence | 場地許可證 | document | S4 | a permit by which software may be installed on all computers at one place, such as a school | 准許在學校等同一地點的所有電腦安裝某軟件的許可文件 | also-zh=場地授權
software piracy | 軟件盜版 | event | S2 | the copying, selling or use of computer programs without the permission of their owner | 未經擁有人許可而複製、售賣或使用電腦程式的行為 | also-zh=盜用軟件; not=plagiarism
plagiarism | 抄襲 | event | S2 | the passing off of words or ideas of another person as one's own without naming the source | 不註明出處而把別人的文字或構思當作自己所有的行為 | also-zh=剽竊; not=software piracy
cyberbullying | 網絡欺凌 | event | P6 | the repeated hurting or shaming of a person by means of messages, posts or pictures online | 以網上訊息、帖文或圖片一再傷害或羞辱他人的行為 | also-zh=網上欺凌; not=doxxing
doxxing | 起底 | event | S3 | the publishing of private details of a person, such as address and telephone number, without consent | 未經同意而公開他人住址、電話等私人資料的行為 | also=doxing; not=cyberbullying
digital divide | 數碼隔膜 | idea | S4 | the gap between people who have access to computers and the Internet and those who have not | 能夠使用電腦和互聯網的人與未能使用的人之間的差距 | also-zh=數碼鴻溝
echo chamber effect | 迴聲室效應 | idea | S4 | the tendency of social media to show people mainly views like their own and so to strengthen them | 社交媒體令人只接觸與自己相近的意見、使想法更加固化的現象 | also=echo chamber; also-zh=回音室效應, 同溫層效應
repetitive strain injury | 重複性勞損 | disease | S3 | damage to muscles and tendons caused by making the same small movement again and again, as in typing | 因打字等動作不斷反覆而造成的肌肉和筋腱損傷 | also=RSI; also-zh=重複性勞損症
electronic waste | 電子廢物 | object | S2 | discarded computers, phones and other electrical goods | 被棄置的電腦、手機等電器產品 | also=e-waste; also-zh=電子垃圾
green computing | 綠色電腦 | idea | S4 | the practice of making, using and discarding digital equipment with as little harm to the environment as possible | 在製造、使用和棄置數碼設備時盡量減少損害環境的做法 | also-zh=環保電腦
Privacy Ordinance | 《私隱條例》 | document | S4 | the Hong Kong law that governs how details about living persons are collected, kept and used | 規管怎樣收集、保存和使用在世人士資料的香港法例 | also=Personal Data Privacy Ordinance, PDPO; also-zh=《個人資料（私隱）條例》
Copyright Ordinance | 《版權條例》 | document | S4 | the Hong Kong law that protects books, music, films and programs from being copied without permission | 保護著作、音樂、電影和程式免被擅自複製的香港法例
Electronic Transactions Ordinance | 《電子交易條例》 | document | S4 | the Hong Kong law that gives records and signatures in computer form the same legal status as those on paper | 令電腦形式的記錄和簽署與紙本具有同等法律地位的香港法例
Control of Obscene and Indecent Articles Ordinance | 《淫褻及不雅物品管制條例》 | document | S4 | the Hong Kong law that restricts the publishing of pornographic or otherwise offensive material, especially to young people | 限制發布色情或令人厭惡的內容、尤其是向青少年發布的香港法例
Office of the Privacy Commissioner for Personal Data | 個人資料私隱專員公署 | institution | S4 | the Hong Kong body that handles complaints about the misuse of details of living people | 處理濫用在世人士資料的投訴的香港機構 | also=PCPD; also-zh=私隱專員公署
Intellectual Property Department | 知識產權署 | institution | S4 | the Hong Kong department that registers patents, trade marks and designs | 負責專利、商標和外觀設計註冊的香港政府部門
Customs and Excise Department | 香港海關 | institution | S4 | the Hong Kong department that raids shops and seizes pirated discs and counterfeit goods | 搜查店舖並檢取盜版光碟和冒牌貨的香港政府部門 | also-zh=海關
Communications Authority | 通訊事務管理局 | institution | S5 | the Hong Kong body that licenses and regulates telecommunications and broadcasting | 為電訊和廣播業發牌並加以規管的香港機構 | also-zh=通訊局
set | forms of intellectual property | 知識產權的種類 | copyright; patent; trade mark=商標; registered design=註冊外觀設計
set | conditions of Creative Commons licences | 共享創意授權的條款 | attribution; non-commercial; no derivatives; share alike
set | terms about who may use a work | 與作品使用權有關的用語 | copyright; public domain; single-user licence; site licence
set | ways in which software is made available | 軟件的發放方式 | single-user licence; site licence; freeware; shareware
set | wrongs done with computers | 利用電腦所作的不當行為 | software piracy; plagiarism; cyberbullying; doxxing; identity theft
set | wrongs against persons online | 網上針對個人的不當行為 | cyberbullying; doxxing; identity theft; online fraud=網上詐騙
set | notions about life online | 與網上生活有關的概念 | digital divide; netiquette=網絡禮儀; digital footprint=數碼足跡; echo chamber effect; anonymity=匿名
set | social notions about computers | 與電腦有關的社會概念 | digital divide; ergonomics=人體工學; green computing; netiquette=網絡禮儀
set | undesirable effects of information technology | 資訊科技的不良影響 | electronic waste; digital divide; Internet addiction=網絡成癮; cyberbullying
set | health problems of computer users | 電腦使用者的健康問題 | Internet addiction=網絡成癮; eye strain=眼睛疲勞; repetitive strain injury; back pain=背痛
set | Hong Kong laws about information technology | 與資訊科技有關的香港法例 | Privacy Ordinance; Copyright Ordinance; Electronic Transactions Ordinance; Unsolicited Electronic Messages Ordinance=《非應邀電子訊息條例》; Control of Obscene and Indecent Articles Ordinance
set | Hong Kong bodies concerned with information | 與資訊有關的香港機構 | Office of the Privacy Commissioner for Personal Data; Intellectual Property Department; Customs and Excise Department; Communications Authority
order | data protection principles of Hong Kong, first to sixth | 香港保障資料原則由第一至第六 | purpose and manner of collection=收集目的及方式 > accuracy and retention=準確性及保留期間 > use=使用 > security=保安 > openness=公開 > access and correction=查閱及改正
fact | Privacy Ordinance | 《私隱條例》 | chapter in the Laws of Hong Kong | 香港法例章號 | 486 | 486 |
fact | Copyright Ordinance | 《版權條例》 | chapter in the Laws of Hong Kong | 香港法例章號 | 528 | 528 |
fact | Electronic Transactions Ordinance | 《電子交易條例》 | chapter in the Laws of Hong Kong | 香港法例章號 | 553 | 553 |
fact | Unsolicited Electronic Messages Ordinance | 《非應邀電子訊息條例》 | chapter in the Laws of Hong Kong | 香港法例章號 | 593 | 593 |
fact | Control of Obscene and Indecent Articles Ordinance | 《淫褻及不雅物品管制條例》 | chapter in the Laws of Hong Kong | 香港法例章號 | 390 | 390 |
fact | Telecommunications Ordinance | 《電訊條例》 | chapter in the Laws of Hong Kong | 香港法例章號 | 106 | 106 |
fact | principle on the purpose and manner of collection | 收集目的及方式的原則 | number among the data protection principles | 在保障資料原則中的編號 | 1 | 1 |
fact | principle on accuracy and retention | 準確性及保留期間的原則 | number among the data protection principles | 在保障資料原則中的編號 | 2 | 2 |
fact | principle on the use of personal data | 使用個人資料的原則 | number among the data protection principles | 在保障資料原則中的編號 | 3 | 3 |
fact | principle on the security of personal data | 個人資料保安的原則 | number among the data protection principles | 在保障資料原則中的編號 | 4 | 4 |
fact | principle on access and correction | 查閱及改正資料的原則 | number among the data protection principles | 在保障資料原則中的編號 | 6 | 6 |

== Artificial intelligence and machine learning | 人工智能與機器學習
artificial intelligence | 人工智能 | system | S1 | the ability of machines to do tasks that normally need human thought, and the field that studies it | 機器處理一般需人類思考的工作的能力，以及有關的學科 | also=AI; also-zh=人工智慧
machine learning | 機器學習 | method | S3 | a technique by which computers find rules in data by themselves instead of being given them by programmers | 讓電腦自行從數據找出規律、而非由人編寫規則的技術 | also=ML; not=expert system
narrow AI | 狹義人工智能 | form | S4 | artificial intelligence that can do only the single kind of task it was made for, such as playing chess | 只能處理下棋等單一類特定工作的機器智能 | also=weak AI; also-zh=弱人工智能; not=general AI
general AI | 通用人工智能 | form | S4 | artificial intelligence that would equal a human in learning and doing any kind of mental task | 在學習和處理任何智力工作方面都與人類相當的機器智能 | also=AGI, artificial general intelligence; not=narrow AI
generative AI | 生成式人工智能 | form | S3 | artificial intelligence that produces new text, pictures or music when given a request | 按要求製作全新文字、圖像或音樂的機器智能 | not=predictive AI
supervised learning | 監督式學習 | method | S4 | a type of training in which the examples come with the correct answers | 每個例子都附有正確答案的訓練方式 | not=unsupervised learning
unsupervised learning | 非監督式學習 | method | S4 | a type of training in which the computer looks for groups or patterns in examples without answers | 電腦在沒有答案的例子中找出組別或規律的訓練方式 | also-zh=無監督學習; not=supervised learning
reinforcement learning | 強化學習 | method | S4 | a type of training in which the computer tries out actions and is guided by rewards and penalties | 電腦嘗試不同動作並按獎勵和懲罰加以調整的訓練方式 | not=supervised learning
deep learning | 深度學習 | method | S4 | a type of machine learning that uses neural networks with many hidden layers | 使用多個隱藏層的神經網絡的機器學習
classification | 分類 | method | S4 | a learning task that predicts to which of several named categories an item belongs | 預測項目屬於數個已命名類別中哪一個的學習任務 | not=regression, clustering
regression | 迴歸 | method | S5 | a learning task that predicts a number, such as the price of a flat | 預測樓價等數值的學習任務 | also-zh=回歸; not=classification
clustering | 聚類 | method | S5 | a learning task that divides items into groups by likeness when no categories are given | 在沒有給定類別時按相似程度把項目分組的學習任務 | also-zh=聚類分析, 分群; not=classification
association rule mining | 關聯規則挖掘 | method | S6 | a learning task that finds which items often occur together, such as goods in one shopping basket | 找出哪些項目經常一同出現的學習任務，例如同一購物籃的貨品 | also=association
training set | 訓練集 | object | S5 | the part of the data from which a model learns its parameters | 供模型從中學得參數的那部分數據 | also=training data; also-zh=訓練數據; not=test set
validation set | 驗證集 | object | S6 | the part of the data used while a model is being built to compare settings and choose the best | 建立模型期間用來比較各種設定並選出最佳者的那部分數據 | not=test set
test set | 測試集 | object | S5 | the part of the data kept back to judge a finished model on examples it has never met | 留待最後、以模型從未見過的例子評核它的那部分數據 | not=training set
feature | 特徵 | object | S5 | a measured property of an item that is fed into a model, such as the floor area of a flat | 輸入模型的項目屬性，例如住宅單位的面積 | not=label
label | 標籤 | object | S5 | the correct answer attached to an example from which a model learns | 供模型學習的例子所附的正確答案 | not=feature
overfitting | 過度擬合 | property | S5 | the fault of a model that copies its training examples too closely and does badly on new ones | 模型過分遷就訓練例子、面對新例子時表現欠佳的毛病 | also-zh=過擬合; not=underfitting
underfitting | 欠擬合 | property | S5 | the fault of a model so simple that it does badly even on its training examples | 模型過於簡單、連訓練例子也處理不好的毛病 | also-zh=擬合不足; not=overfitting
algorithmic bias | 算法偏見 | property | S4 | the fault of a model that treats some groups of people unfairly, often because of one-sided training data | 模型不公平地對待某些人的毛病，常因訓練數據片面引致 | also=AI bias; also-zh=演算法偏見
hallucination | 幻覺 | property | S4 | the fault of a language model that states made-up things as if they were facts | 語言模型把虛構內容當作事實說出的毛病 | also=AI hallucination; also-zh=人工智能幻覺
decision tree | 決策樹 | method | S5 | a model that reaches its answer by a chain of questions, each branching to the next | 由一連串逐層分支的問題得出答案的模型
k-nearest neighbours | k 近鄰算法 | method | S6 | a model that gives a new item the commonest category among the most similar stored examples | 按最相似的數個已存例子中最常見的類別為新項目分類的模型 | also=KNN; not=k-means
k-means | k 均值算法 | method | S6 | a model that divides unlabelled data into a chosen number of groups around moving centres | 以不斷移動的中心把無標籤數據分成指定數目組別的模型 | also=k-means clustering; also-zh=k 平均算法; not=k-nearest neighbours
input layer | 輸入層 | structure | S5 | the part of a neural network that takes in the values of the features | 神經網絡中接收特徵數值的部分 | not=hidden layer
hidden layer | 隱藏層 | structure | S5 | the part of a neural network that lies between the units receiving data and those giving the answer | 神經網絡中位於接收數據與給出答案的單元之間的部分 | not=output layer
output layer | 輸出層 | structure | S5 | the part of a neural network that gives the final answer | 神經網絡中給出最終答案的部分 | not=input layer
weight | 權重 | structure | S5 | the number on a connection of a neural network that tells how strongly one unit acts on the next | 神經網絡連線上表示一個單元對下一個單元影響強弱的數值 | not=bias
activation function | 激活函數 | structure | S6 | the rule in a unit of a neural network that turns the sum of its inputs into its output | 神經網絡單元中把各輸入之和轉換成輸出的規則 | also-zh=激勵函數
convolutional neural network | 卷積神經網絡 | method | S6 | a neural network that slides small filters over a picture to detect edges and shapes | 以小型濾鏡掃過圖片來偵測邊緣和形狀的神經網絡 | also=CNN
recurrent neural network | 循環神經網絡 | method | S6 | a neural network with feedback, which handles words or other items in order and remembers earlier ones | 帶有回饋、按次序處理字詞等項目並記住前面內容的神經網絡 | also=RNN
generative adversarial network | 生成對抗網絡 | method | S6 | a pair of neural networks in which one makes false samples and the other tries to detect them | 由一個製造假樣本、另一個嘗試識破的兩個神經網絡組成的模型 | also=GAN
chatbot | 聊天機械人 | system | S3 | a program that holds a conversation with people in everyday language | 以日常語言與人對話的程式 | also-zh=聊天機器人, 對話機械人
recommender system | 推薦系統 | system | S4 | a program that suggests films, goods or songs which a user may like from past choices | 按用戶過往的選擇向其建議可能喜歡的電影、貨品或歌曲的程式 | also=recommendation system
large language model | 大型語言模型 | system | S4 | a neural network trained on enormous amounts of text to predict the next word | 以極大量文字訓練、用來預測下一個字詞的神經網絡 | also=LLM
knowledge base | 知識庫 | structure | S5 | the part of an expert system that stores the facts and rules of its field | 專家系統中存放該領域事實和規則的部分 | not=inference engine
inference engine | 推理引擎 | structure | S5 | the part of an expert system that applies the stored rules to reach a conclusion | 專家系統中運用已存規則得出結論的部分 | also-zh=推理機; not=knowledge base
explanation facility | 解釋設施 | structure | S6 | the part of an expert system that tells the user how it reached its conclusion | 專家系統中向用戶說明怎樣得出結論的部分 | also-zh=解釋部件
natural language processing | 自然語言處理 | method | S4 | a field of AI in which computers analyse and produce human speech and writing | 讓電腦分析和產生人類說話和文字的人工智能領域 | also=NLP
computer vision | 電腦視覺 | method | S4 | a field of AI in which machines recognise things in pictures and films | 讓機器辨認圖片和影片中事物的人工智能領域
machine translation | 機器翻譯 | method | S2 | the changing of text from one human language into another by a computer | 由電腦把文字由一種人類語言轉成另一種的技術
object detection | 物件偵測 | method | S6 | the finding by a computer of where in a picture things such as cars or people are and what they are | 由電腦找出圖片中車輛、行人等所在位置並辨別其種類的技術 | also-zh=物件檢測
deepfake | 深度偽造 | method | S4 | the making by AI of false pictures, films or voices that look or sound like a real person | 以人工智能製作酷似真人的虛假影像或聲音的技術 | also-zh=深偽技術
prompt | 提示詞 | form | S3 | the request or question which a user writes to a generative AI tool | 用戶寫給生成式人工智能工具的要求或問題 | also-zh=提示, 指令
Turing test | 圖靈測試 | method | S4 | a trial of whether a machine can hold a written conversation so well that it passes for a human | 檢驗機器以文字對話時能否令人以為它是真人的方法 | not=CAPTCHA
true positive | 真陽性 | object | S6 | a result of a classifier that says yes for an item whose correct answer is yes | 正確答案為「是」而分類模型也答「是」的結果 | not=false positive
false positive | 假陽性 | object | S6 | a result of a classifier that says yes for an item whose correct answer is no | 正確答案為「否」而分類模型卻答「是」的結果 | not=false negative
true negative | 真陰性 | object | S6 | a result of a classifier that says no for an item whose correct answer is no | 正確答案為「否」而分類模型也答「否」的結果 | not=false negative
false negative | 假陰性 | object | S6 | a result of a classifier that says no for an item whose correct answer is yes | 正確答案為「是」而分類模型卻答「否」的結果 | not=false positive
accuracy | 準確率 | quantity | S6 | the fraction of all predictions of a classifier that are correct | 分類模型所有預測之中正確者所佔的比例 | not=precision
precision | 精確率 | quantity | S6 | the fraction of the items a classifier calls positive that really are positive | 被分類模型判為陽性的項目之中真正陽性者所佔的比例 | also-zh=查準率; not=recall
recall | 召回率 | quantity | S6 | the fraction of the truly positive items that a classifier finds | 真正陽性的項目之中被分類模型找出者所佔的比例 | also=sensitivity; also-zh=查全率; not=precision
learning rate | 學習率 | quantity | S6 | the size of the steps in which the weights of a neural network are changed during training | 訓練神經網絡時每次調整權重的步幅大小
set | levels of intelligence | 智能的層次 | narrow AI; general AI; superintelligence=超級人工智能; human intelligence=人類智能
set | technologies of artificial intelligence | 人工智能技術 | generative AI; expert system=專家系統; recommender system; computer vision
set | systems behind online services | 網上服務背後的系統 | large language model; recommender system; expert system=專家系統; web crawler
set | learning tasks | 學習任務的種類 | classification; regression; clustering; association rule mining
set | faults of AI models | 人工智能模型的毛病 | overfitting; underfitting; algorithmic bias; hallucination
set | models of machine learning | 機器學習的模型 | decision tree; k-nearest neighbours; linear regression=線性迴歸; k-means; artificial neural network=人工神經網絡
set | kinds of neural network | 神經網絡的種類 | convolutional neural network; recurrent neural network; generative adversarial network; perceptron=感知器
set | parts of a neural network | 神經網絡的組成部分 | input layer; hidden layer; output layer; weight; activation function
set | parts of an expert system | 專家系統的組成部分 | knowledge base; inference engine; explanation facility; user interface=用戶介面
set | AI programs people use | 人們使用的人工智能程式 | expert system=專家系統; chatbot; recommender system; search engine
set | uses of AI on language and pictures | 人工智能在語言和圖像的應用 | machine translation; sentiment analysis=情感分析; object detection; deepfake; speech recognition
set | fields of AI and related technology | 人工智能及相關領域 | natural language processing; computer vision; robotics=機械人學; quantum computing
set | results of a classifier | 分類模型的結果 | true positive; false positive; true negative; false negative
set | measures of a classifier and its training | 衡量分類模型及其訓練的量 | accuracy; precision; recall; learning rate
order | from the widest to the narrowest field | 由最廣至最窄的領域 | artificial intelligence > machine learning > deep learning
order | the making of a machine learning model | 建立機器學習模型的步驟 | collect data=收集數據 > clean and label the data=清洗及標註數據 > train the model=訓練模型 > test the model=測試模型 > put the model to use=應用模型

== Big data, cloud computing and the Internet of Things | 大數據、雲端運算與物聯網
volume | 數量 | property | S4 | the feature of big data that enormous amounts are stored | 大數據中所存資料多得驚人的特點 | not=velocity, variety
variety | 多樣性 | property | S4 | the feature of big data that texts, pictures, sounds and tables come together from many sources | 大數據中文字、圖像、聲音、表格等來自多方的各類資料並存的特點 | not=volume
veracity | 真實性 | property | S4 | the feature of big data that concerns how far the items can be trusted | 大數據中關乎資料有多可信的特點 | not=variety
structured data | 結構化數據 | form | S4 | data that fit into the rows and columns of a table with fixed fields | 能放入具固定欄位的表格行列中的數據 | not=semi-structured data
semi-structured data | 半結構化數據 | form | S5 | data without a fixed table but with tags or keys that mark their parts, as in XML and JSON files | 沒有固定表格但以標籤或鍵標明各部分的數據，例如 XML 和 JSON 檔案 | not=unstructured data
unstructured data | 非結構化數據 | form | S4 | data that follow no fixed model of fields or tags, such as photos, sound recordings and free text | 不依固定欄位或標籤模式的數據，例如相片、錄音和自由文字 | not=structured data
data warehouse | 數據倉庫 | system | S5 | a central store of cleaned, organised data from many sources, kept for analysis over years | 集中存放來自多方並經整理的數據、供長期分析的儲存庫 | not=data lake
data lake | 數據湖 | system | S6 | a central store of data of every kind in the raw form in which they arrived | 集中存放各類未經處理的原始數據的儲存庫 | not=data warehouse
data mining | 數據挖掘 | method | S4 | the search of large amounts of data for patterns and relations that were not known before | 從大量數據中找出以往不知道的規律和關係的技術 | also-zh=數據探勘, 數據開採
data cleansing | 數據清洗 | method | S5 | the removal or correction of wrong, missing and repeated items before analysis | 在分析前刪除或改正錯誤、缺漏和重複項目的工作 | also=data cleaning; also-zh=數據清理
data visualisation | 數據可視化 | method | S4 | the showing of data as charts, maps and other pictures so that people grasp them quickly | 以圖表、地圖等圖像展示數據，讓人迅速理解的技術 | also-zh=數據視覺化
metadata | 元數據 | object | S5 | data about other data, such as the date and place at which a photo was taken | 描述其他數據的數據，例如相片的拍攝日期和地點 | also-zh=詮釋資料
cloud computing | 雲端運算 | method | S3 | the delivery of storage, processing power and software over the Internet from the provider's computers as they are needed | 經互聯網按需要提供供應商電腦的儲存空間、處理能力和軟件的方式 | also-zh=雲端計算
software as a service | 軟件即服務 | form | S5 | a cloud service that lets customers use finished applications in a browser, such as web mail | 讓客戶在瀏覽器使用現成應用程式的雲端服務，例如網頁郵件 | also=SaaS; not=platform as a service
platform as a service | 平台即服務 | form | S5 | a cloud service that gives developers a ready environment in which to build and run their own applications | 為開發者提供現成環境以建立和執行自己應用程式的雲端服務 | also=PaaS; not=infrastructure as a service
infrastructure as a service | 基礎設施即服務 | form | S5 | a cloud service that rents out bare virtual machines, storage and networks on which customers install everything | 出租未裝任何軟件的虛擬機、儲存空間和網絡的雲端服務 | also=IaaS; also-zh=基礎架構即服務; not=platform as a service
public cloud | 公有雲 | form | S5 | a cloud whose equipment is owned by a provider and shared by all paying customers | 設備由供應商擁有、供所有付費客戶共用的雲端 | also-zh=公共雲; not=private cloud
private cloud | 私有雲 | form | S5 | a cloud whose equipment serves one organisation alone | 設備只供單一機構使用的雲端 | also-zh=私人雲; not=public cloud
hybrid cloud | 混合雲 | form | S5 | a cloud that links equipment reserved for one organisation with rented equipment shared by everyone | 把機構專用的設備與租用的共用設備連結起來的雲端 | not=community cloud
community cloud | 社群雲 | form | S6 | a cloud whose equipment is shared by several organisations with the same concerns, such as hospitals | 設備由數個需要相近的機構共用的雲端，例如醫院之間 | also-zh=社區雲
virtual machine | 虛擬機 | system | S5 | a whole computer imitated by software inside a real one, with an operating system of its own | 由軟件在真實電腦內模擬、有自己操作系統的完整電腦 | also=VM; also-zh=虛擬機器
edge computing | 邊緣運算 | method | S6 | the processing of data close to the devices that collect them instead of in a distant data centre | 在收集數據的裝置附近而非在遠方數據中心進行處理的方式 | also-zh=邊緣計算; not=cloud computing
grid computing | 網格運算 | method | S6 | the joining of idle computers in many places to work on one huge problem | 把各地閒置的電腦結合起來處理同一龐大問題的方式 | also-zh=網格計算
quantum computing | 量子運算 | method | S6 | the processing of information with units that can be in a mixture of zero and one at once | 以可同時處於0和1疊加狀態的單元處理資訊的方式 | also-zh=量子計算
smart home | 智能家居 | system | S2 | a dwelling whose lights, locks and appliances are linked and can be controlled automatically or by phone | 燈光、門鎖和電器互相連接、可自動或以手機控制的住所 | also-zh=智慧家居; not=smart city
blockchain | 區塊鏈 | system | S5 | a record of transactions in linked groups, copied on many computers so that it can hardly be altered | 把交易分組相連、在多部電腦存有副本而極難竄改的記錄 | also-zh=區塊鏈技術
smart contract | 智能合約 | system | S6 | a program stored on a blockchain that carries out an agreement by itself when its conditions are met | 存於區塊鏈上、條件符合時自動執行協議的程式
non-fungible token | 非同質化代幣 | object | S6 | a unique digital record on a blockchain that shows who owns a certain item such as a picture | 區塊鏈上證明某件圖像等物品屬誰的獨有數碼記錄 | also=NFT
virtual reality | 虛擬實境 | method | S2 | a technology that shuts out the real surroundings and puts the user into a wholly computer-made scene | 隔開真實環境、讓用戶置身完全由電腦製作的場景的技術 | also=VR; also-zh=虛擬現實; not=augmented reality
augmented reality | 擴增實境 | method | S2 | a technology that lays computer-made pictures over the user's view of the real surroundings | 把電腦製作的圖像疊加在用戶所見真實環境之上的技術 | also=AR; also-zh=增強現實; not=virtual reality
holography | 全息攝影 | method | S6 | a technology that records light from an object with a laser so that it appears three-dimensional without glasses | 以激光記錄物體的光、無須眼鏡便呈現立體影像的技術 | also-zh=全像攝影
QR code | 二維碼 | sign | S1 | a square pattern of small dark and light blocks that a phone camera reads | 由深淺小方格組成、可用手機鏡頭讀取的正方形圖案 | also-zh=QR 碼; not=barcode
RFID tag | 射頻識別標籤 | device | S3 | a chip with an aerial that sends its number by radio waves to a reader nearby | 附有天線、以無線電波把編號傳給附近讀取器的晶片 | also-zh=RFID 標籤; not=barcode
Global Positioning System | 全球定位系統 | system | S2 | a group of satellites whose signals let a receiver work out where on Earth it is | 以多顆人造衛星的訊號讓接收器算出自己在地球哪裏的設施 | also=GPS
set | features of big data | 大數據的特點 | volume; velocity=速度; variety; veracity
set | stores and bodies of data | 數據的儲存與集合 | data warehouse; data lake; metadata; blockchain
set | bodies of data | 各種數據集合 | big data=大數據; metadata; training set; data warehouse
set | ways of working on large amounts of data | 處理大量數據的方法 | data mining; data cleansing; data visualisation; data collection
set | clouds by who uses them | 按使用者分類的雲端 | public cloud; private cloud; hybrid cloud; community cloud
set | ways of computing with many or special machines | 運算的方式 | cloud computing; edge computing; grid computing; quantum computing
set | applications of connected devices | 聯網裝置的應用 | smart home; smart city=智慧城市; wearable device=穿戴式裝置; RFID tag
set | technologies of linked digital records | 數碼記錄技術 | blockchain; cryptocurrency=加密貨幣; smart contract; non-fungible token
set | technologies that show artificial pictures | 顯示人造影像的技術 | virtual reality; augmented reality; holography; data visualisation
set | means of identifying goods and places | 識別貨品與位置的技術 | QR code; barcode=條碼; RFID tag; Global Positioning System
set | new technologies | 新興科技 | artificial intelligence; cloud computing; Internet of Things=物聯網; virtual reality; blockchain
set | large networks and systems | 大型網絡與系統 | Internet of Things=物聯網; World Wide Web; Global Positioning System; blockchain
order | from raw data to a decision | 由原始數據到決策 | collect data=收集數據 > clean data=清洗數據 > analyse data=分析數據 > show the results in charts=以圖表展示結果 > make a decision=作出決策
order | amount of work left to the customer, least first | 客戶自行負責的工作由少至多 | software as a service > platform as a service > infrastructure as a service

== Robotics and 3D printing | 機械人與立體打印
industrial robot | 工業機械人 | device | S2 | a robot, often a single jointed arm, that welds, paints or lifts in a factory | 在工廠焊接、噴漆或搬運、常為單臂多關節的機械人 | not=humanoid robot
surgical robot | 手術機械人 | device | S3 | a robot whose fine instruments a doctor steers from a console during an operation | 由醫生在控制台操縱精細器械為病人開刀的機械人
drone | 無人機 | device | P5 | a flying machine without a pilot on board, steered by remote control or by itself | 機上沒有駕駛員、以遙控或自動方式飛行的機器 | also=unmanned aerial vehicle, UAV; also-zh=無人駕駛飛機
infrared sensor | 紅外線感應器 | device | S1 | a sensor that detects invisible heat radiation or its reflection, as from a dark or light floor | 偵測不可見的熱輻射或其反射的感應器，例如分辨地面深淺 | also-zh=紅外線傳感器
touch sensor | 觸碰感應器 | device | P6 | a sensor that tells whether it is being pressed or has bumped into something | 得知自己有否被按下或撞到東西的感應器 | also-zh=觸碰傳感器; not=ultrasonic sensor
light sensor | 光線感應器 | device | P5 | a sensor that measures how bright the surroundings are | 量度四周明暗程度的感應器 | also-zh=光線傳感器, 光感應器
temperature sensor | 溫度感應器 | device | P5 | a sensor that measures how hot or cold the surroundings are | 量度四周冷熱程度的感應器 | also-zh=溫度傳感器
gyroscope sensor | 陀螺儀 | device | S3 | a sensor that measures how fast and in which direction a body is turning | 量度物體轉動的快慢和方向的感應器 | also=gyroscope; not=accelerometer
servo motor | 伺服馬達 | device | S3 | a motor that turns to a required angle and holds it, with the help of feedback | 借助回饋轉到指定角度並保持不動的馬達 | also-zh=舵機, 伺服電動機; not=stepper motor
stepper motor | 步進馬達 | device | S4 | a motor that turns by a fixed small angle for each pulse it receives | 每收到一個脈衝便轉動固定小角度的馬達 | also-zh=步進電動機; not=servo motor
buzzer | 蜂鳴器 | device | P6 | a small output part that gives a simple tone when current flows through it | 通電時發出簡單聲音的小型輸出元件
light-emitting diode | 發光二極管 | device | S1 | a small output part that glows when current flows through it in one direction | 電流單向通過時便會亮起的小型輸出元件 | also=LED
microcontroller | 微控制器 | device | S4 | a complete small computer on a single chip, built into machines to run one program | 集於單一晶片、裝在機器內執行一個程式的小型電腦 | also-zh=單片機
gripper | 夾爪 | structure | S4 | the part of a robot arm that closes like fingers to pick things up | 機械臂上像手指般合攏以拾起物件的部分 | also-zh=夾持器
robot arm | 機械臂 | structure | S3 | the part of a robot made of links and joints that moves a tool to where it is needed | 機械人中由連桿和關節組成、把工具移到所需位置的部分 | also=robotic arm; also-zh=機械手臂
robot controller | 機械人控制器 | structure | S3 | the part of a robot that runs the program and decides how the motors move | 機械人中執行程式並決定馬達怎樣運動的部分
open-loop control | 開環控制 | method | S5 | a way of steering a machine by fixed commands without measuring their result | 只按固定指令操作機器而不量度其結果的方式 | also-zh=開放迴路控制; not=closed-loop control
closed-loop control | 閉環控制 | method | S5 | a way of steering a machine in which the measured result is fed back to correct the commands | 把量得的結果回饋以修正指令的機器操作方式 | also=feedback control; also-zh=閉合迴路控制; not=open-loop control
remote control | 遙距控制 | method | P5 | a way of steering a machine in which a person gives the commands from a distance | 由人在遠處發出指令的機器操作方式 | also-zh=遙控
3D printing | 立體打印 | method | S1 | a way of making a solid object from a digital model by adding material layer upon layer | 按數碼模型逐層加上材料來製成實物的方法 | also=three-dimensional printing, additive manufacturing; also-zh=3D 打印; not=laser cutting
CNC milling | 數控銑削 | method | S5 | a way of making a solid object by a rotating tool that a computer guides to cut material from a block | 由電腦操控旋轉刀具從整塊材料切去多餘部分來製成實物的方法 | also-zh=電腦數控銑削; not=3D printing
fused deposition modelling | 熔融沉積成型 | method | S5 | a kind of 3D printing in which a plastic thread is melted and squeezed out through a nozzle | 把塑膠絲熔化並由噴嘴擠出的立體打印技術 | also=FDM, fused filament fabrication; not=stereolithography
stereolithography | 立體光固化成型 | method | S6 | a kind of 3D printing in which a liquid resin is hardened layer by layer with ultraviolet light | 以紫外光把液態樹脂逐層硬化的立體打印技術 | also=SLA; also-zh=光固化立體造型
selective laser sintering | 選擇性激光燒結 | method | S6 | a kind of 3D printing in which a strong beam of light fuses grains of a powder together | 以強光束把粉末顆粒熔結在一起的立體打印技術 | also=SLS; also-zh=選擇性雷射燒結
extruder | 擠出機 | structure | S5 | the part of a 3D printer that grips the plastic thread and pushes it forward | 立體打印機中夾住塑膠絲並把它向前推的部分 | also-zh=擠出器; not=nozzle
nozzle | 噴嘴 | structure | S3 | the tip of a 3D printer with a tiny hole through which molten plastic comes out | 立體打印機末端有細孔讓熔化塑膠流出的部分 | not=extruder
print bed | 打印平台 | structure | S3 | the flat plate of a 3D printer on which the object is built up | 立體打印機中承托製作物件的平板 | also=build plate
infill | 填充 | structure | S5 | the inner lattice of a 3D-printed object, which makes it firm without being solid | 立體打印物件內部的格狀結構，令物件堅固而無須實心 | also-zh=內部填充
support structure | 支撐結構 | structure | S5 | the extra printed columns under overhanging parts, which are broken off afterwards | 在懸空部分之下額外打印、事後拆去的柱狀物 | also=support; also-zh=支撐
slicing software | 切片軟件 | system | S4 | a program that divides a 3D model into thin layers and writes the movements of the printer | 把立體模型分成薄層並寫出打印機動作的程式 | also=slicer; not=computer-aided design software
computer-aided design software | 電腦輔助設計軟件 | system | S3 | a program with which engineers draw exact plans and 3D models of objects | 供工程師繪畫物件的精確圖則和立體模型的程式 | also=CAD software
set | kinds of robot and unmanned machine | 機械人與無人機器的種類 | industrial robot; humanoid robot=人形機械人; surgical robot; drone; self-driving car=自動駕駛汽車
set | sensors of a robot | 機械人的感應器 | ultrasonic sensor=超聲波感應器; infrared sensor; touch sensor; light sensor; temperature sensor
set | sensors in phones and robots that feel motion or light | 手機和機械人的感應器 | gyroscope sensor; accelerometer=加速計; light sensor; touch sensor
set | output parts of a robot or circuit board | 機械人或電路板的輸出元件 | servo motor; stepper motor; buzzer; light-emitting diode
set | parts of a robot | 機械人的組成部分 | robot arm; gripper; robot controller; power supply=電源
set | ways of controlling machines | 控制機器的方式 | open-loop control; closed-loop control; remote control; manual operation=人手操作
set | ways of making objects | 製造物件的方法 | 3D printing; CNC milling; laser cutting=激光切割; injection moulding=注塑成型
set | techniques of 3D printing | 立體打印的技術 | fused deposition modelling; stereolithography; selective laser sintering; binder jetting=黏合劑噴射
set | parts of a 3D printer and its products | 立體打印機及其製品的部分 | extruder; nozzle; print bed; infill; support structure
set | parts of a printed object | 立體打印物件的部分 | infill; support structure; outer wall=外壁; first layer=底層
set | materials used by machines that print | 打印機器所用的材料 | filament=打印線材; photopolymer resin=光敏樹脂; toner=碳粉; ink=墨水
set | software for making things | 製作物件所用的軟件 | slicing software; computer-aided design software; image editing software; video editing software
set | small electronic devices in projects | 製作項目所用的電子裝置 | microcontroller; buzzer; light-emitting diode; touch sensor
order | the making of an object by 3D printing | 立體打印的步驟 | draw a 3D model=繪畫立體模型 > export the model file=匯出模型檔案 > slice the model into layers=把模型切成薄層 > print the object=打印物件 > remove the supports=拆除支撐
cycle | what a robot does again and again | 機械人不斷重複的步驟 | sense the surroundings=感應環境 > decide what to do=決定行動 > act with motors=以馬達執行動作

== Computing pioneers and machines | 電腦先驅與機器
Charles Babbage | 巴貝奇 | person | S2 | the English mathematician of the nineteenth century who designed the Analytical Engine | 十九世紀設計分析機的英國數學家 | also-zh=查爾斯·巴貝奇
Ada Lovelace | 愛達·勒芙蕾絲 | person | S2 | the English countess who wrote what is often called the first computer program, for a machine of Babbage | 為巴貝奇的機器寫出常被稱為首個電腦程式的英國伯爵夫人 | also-zh=愛達·洛夫萊斯
Alan Turing | 圖靈 | person | S2 | the English mathematician who helped to break the Enigma cipher and proposed a test for machine intelligence | 協助破解恩尼格瑪密碼並提出檢驗機器智能方法的英國數學家 | also-zh=艾倫·圖靈
John von Neumann | 馮·諾伊曼 | person | S4 | the mathematician born in Hungary after whom the stored-program design of computers is named | 生於匈牙利、電腦的存儲程式架構以其姓氏命名的數學家 | also-zh=約翰·馮·諾伊曼, 馮紐曼
George Boole | 喬治·布爾 | person | S4 | the English mathematician of the nineteenth century who turned logic into an algebra of true and false | 十九世紀把邏輯化為真假代數的英國數學家 | also-zh=布爾
Claude Shannon | 香農 | person | S5 | the American mathematician who founded information theory and used switches to carry out logic | 創立資訊理論並以開關電路實現邏輯運算的美國數學家 | also-zh=夏農, 克勞德·香農
Tim Berners-Lee | 伯納斯-李 | person | S2 | the English scientist who invented the World Wide Web while working at CERN | 在歐洲核子研究組織工作時發明萬維網的英國科學家 | also-zh=添·伯納斯-李, 蒂姆·伯納斯-李
Charles Kao | 高錕 | person | S2 | the physicist, once head of the Chinese University of Hong Kong, who showed that glass fibres could carry signals far | 證明玻璃纖維可遠距離傳送訊號、曾任香港中文大學校長的物理學家 | also=Charles K. Kao
Bill Gates | 蓋茨 | person | P5 | the American businessman who founded Microsoft with Paul Allen | 與保羅·艾倫一同創辦微軟的美國企業家 | also-zh=比爾·蓋茨; not=Steve Jobs
Steve Jobs | 喬布斯 | person | P5 | the American businessman who co-founded Apple and presented the first iPhone | 創辦蘋果公司的成員之一、並推出首部 iPhone 的美國企業家 | also-zh=史蒂夫·喬布斯; not=Bill Gates
Mark Zuckerberg | 朱克伯格 | person | S1 | the American programmer who launched Facebook while a student at Harvard | 在哈佛大學就讀時創立 Facebook 的美國程式員 | also-zh=馬克·朱克伯格
Jeff Bezos | 貝索斯 | person | S2 | the American businessman who founded Amazon as an online bookshop | 以網上書店起家創立亞馬遜的美國企業家 | also-zh=傑夫·貝索斯
Jack Ma | 馬雲 | person | S1 | the Chinese businessman from Hangzhou who led the founding of Alibaba | 帶領創立阿里巴巴的杭州企業家 | not=Pony Ma
Pony Ma | 馬化騰 | person | S1 | the Chinese businessman in Shenzhen who led the founding of Tencent, the maker of WeChat | 在深圳帶領創立騰訊、其公司推出微信的企業家 | also=Ma Huateng; not=Jack Ma
Linus Torvalds | 林納斯·托瓦茲 | person | S4 | the Finnish programmer who wrote the first version of the Linux kernel | 寫出 Linux 核心首個版本的芬蘭程式員 | also-zh=托瓦茲
Gordon Moore | 摩爾 | person | S4 | the co-founder of Intel who predicted that the number of transistors on a chip would keep doubling | 英特爾創辦人之一，預測晶片上的晶體管數目會不斷倍增 | also-zh=戈登·摩爾, 高登·摩爾
Andrew Yao | 姚期智 | person | S5 | the computer scientist born in Shanghai who won the Turing Award of 2000 | 生於上海、獲2000年圖靈獎的電腦科學家
Geoffrey Hinton | 辛頓 | person | S4 | the British-born scientist, a pioneer of neural networks, who shared the Nobel Prize in Physics of 2024 | 生於英國、共享2024年諾貝爾物理學獎的神經網絡先驅
abacus | 算盤 | device | P3 | a frame with beads sliding on rods, long used in China and elsewhere for reckoning by hand | 框內有可在桿上滑動的珠子、中國等地長期用來以手計數的工具
Difference Engine | 差分機 | device | S3 | the first machine Babbage designed, meant to work out mathematical tables by repeated addition | 巴貝奇最先設計、以反覆相加來計算數學用表的機器 | not=Analytical Engine
Analytical Engine | 分析機 | device | S3 | the machine Babbage designed, never finished, that would have followed punched-card instructions like a general computer | 巴貝奇設計而從未完成、可按打孔卡指令像通用電腦般運作的機器 | not=Difference Engine
Colossus | 巨人電腦 | device | S4 | the electronic machine built in England during the Second World War to break coded German messages | 第二次世界大戰期間在英國製造、用來破解德軍密碼訊息的電子機器 | also-zh=巨像電腦; not=ENIAC
ENIAC | ENIAC | device | S3 | the general-purpose electronic machine of the 1940s, with some 18 000 valves, built at the University of Pennsylvania | 二十世紀四十年代在賓夕法尼亞大學製造、使用約18 000個電子管的通用電子機器 | also-zh=電子數值積分計算機; not=Colossus
vacuum tube | 真空管 | device | S3 | an electronic part in an airless glass bulb, used as a switch in the first generation of computers | 裝在抽去空氣的玻璃泡內、在第一代電腦用作開關的電子元件 | also=valve, thermionic valve; also-zh=電子管; not=transistor
transistor | 晶體管 | device | S3 | a single solid electronic part that replaced glass bulbs as a switch in the second generation of computers | 在第二代電腦取代玻璃泡作開關的單個固體電子元件 | also-zh=原子粒; not=integrated circuit
integrated circuit | 集成電路 | device | S3 | an electronic part that puts many components on one small piece of silicon, first used in the third generation of computers | 把許多元件集於一小片硅上、最先用於第三代電腦的電子元件 | also=IC, chip; also-zh=積體電路, 晶片; not=transistor
microprocessor | 微處理器 | device | S3 | an electronic part that holds the whole central processing unit, the mark of the fourth generation of computers | 容納整個中央處理器、作為第四代電腦標誌的電子元件 | not=integrated circuit
ARPANET | 阿帕網 | system | S4 | the network of American universities and research centres, begun in 1969, from which the Internet grew | 始於1969年、連接美國大學和研究中心、後來發展成互聯網的網絡 | also-zh=高等研究計劃署網絡
Deep Blue | 深藍 | system | S3 | the IBM computer that beat the world chess champion Garry Kasparov in 1997 | 1997年擊敗國際象棋世界冠軍卡斯帕羅夫的 IBM 電腦 | not=AlphaGo
AlphaGo | AlphaGo | system | S2 | the DeepMind program that beat the Korean master Lee Sedol at the board game Go in 2016 | 2016年在圍棋對弈中擊敗韓國棋手李世乭的 DeepMind 程式 | also-zh=阿爾法圍棋; not=Deep Blue
ChatGPT | ChatGPT | system | S1 | the conversational program that OpenAI opened to the public in November 2022 | OpenAI 於2022年11月向公眾開放的對話程式
Microsoft | 微軟 | institution | P5 | the American company that makes the Windows operating system | 製作 Windows 操作系統的美國公司
Apple | 蘋果公司 | institution | P5 | the American company that makes the iPhone and the Macintosh | 生產 iPhone 和麥金塔電腦的美國公司
Intel | 英特爾 | institution | S2 | the American company that made the first commercial microprocessor, the 4004 | 製造首個商用微處理器4004的美國公司
Google | 谷歌 | institution | P5 | the American company founded by Larry Page and Sergey Brin, which grew from a search engine | 由佩奇和布林創立、以搜尋器起家的美國公司 | also-zh=Google
Scratch | Scratch | system | P5 | the programming language from the MIT Media Lab in which children snap coloured blocks together | 由麻省理工學院媒體實驗室推出、讓兒童拼合彩色積木的程式語言 | not=Python
Python | Python | system | S2 | the programming language, begun by Guido van Rossum, that marks groups of statements by indentation | 由 Guido van Rossum 創始、以縮排表示語句組別的程式語言 | not=Java
Java | Java | system | S4 | the programming language from Sun Microsystems whose programs are compiled for a virtual machine that runs on many platforms | 由 Sun Microsystems 推出、編譯後在多種平台的虛擬機上執行的程式語言 | not=JavaScript
C | C | system | S4 | the programming language created at Bell Laboratories in which the Unix operating system was rewritten | 在貝爾實驗室創造、用來改寫 Unix 操作系統的程式語言
COBOL | COBOL | system | S4 | the programming language of about 1960 for business data, with statements close to English sentences | 約1960年面世、語句近似英語句子、用於商業數據的程式語言 | not=Fortran
Fortran | Fortran | system | S4 | the programming language that IBM introduced in 1957 for scientific formulas | IBM 於1957年推出、用於科學算式的程式語言 | also=FORTRAN; not=COBOL
Prolog | Prolog | system | S5 | the programming language in which a program consists of facts and rules of logic | 以邏輯事實和規則構成程式的程式語言
set | founders of the theory of computing | 電腦理論的奠基者 | Alan Turing; John von Neumann; George Boole; Claude Shannon
set | early pioneers of computing | 早期的電腦先驅 | Charles Babbage; Ada Lovelace; Alan Turing; George Boole
set | pioneers of communication and the Internet | 通訊與互聯網的先驅 | Tim Berners-Lee; Charles Kao; Mark Zuckerberg; Claude Shannon
set | founders of Internet companies | 互聯網公司的創辦人 | Jack Ma; Pony Ma; Mark Zuckerberg; Jeff Bezos
set | scientists and programmers of modern computing | 現代電腦科學家與程式員 | Tim Berners-Lee; Linus Torvalds; Andrew Yao; Geoffrey Hinton; Bill Gates
set | scientists who won great prizes or changed the world | 獲大獎或影響世界的科學家 | Charles Kao; Andrew Yao; Geoffrey Hinton; Tim Berners-Lee
set | calculating machines of the past | 歷史上的計算機器 | abacus; Difference Engine; Analytical Engine; Colossus; ENIAC
set | electronic parts of the computer generations | 各代電腦的電子元件 | vacuum tube; transistor; integrated circuit; microprocessor
set | famous programs and machines of artificial intelligence | 著名的人工智能程式與機器 | Deep Blue; AlphaGo; ChatGPT; ELIZA=ELIZA
set | computer companies | 電腦公司 | Microsoft; Apple; Intel; Google
set | programming languages | 程式語言 | Scratch; Python; Java; C; Prolog
set | programming languages by purpose and age | 按用途與年代分類的程式語言 | COBOL; Fortran; C; Java; Prolog
set | programming languages and web languages learnt at school | 學校所學的語言 | Scratch; Python; HTML; SQL; JavaScript
order | electronic parts from the first to the fourth computer generation | 由第一代至第四代電腦的電子元件 | vacuum tube > transistor > integrated circuit > microprocessor
order | calculating machines from the oldest to the newest | 計算機器由最早至最新 | abacus > Difference Engine > Analytical Engine > ENIAC
order | victories and launches of artificial intelligence, earliest first | 人工智能的重要事件由早至晚 | Deep Blue > AlphaGo > ChatGPT
order | programming languages by first appearance, earliest first | 程式語言按面世先後 | Fortran > COBOL > C > Python > Scratch
fact | Python | Python | creator | 創造者 | Guido van Rossum | Guido van Rossum |
fact | Java | Java | creator | 創造者 | James Gosling | James Gosling |
fact | C | C | creator | 創造者 | Dennis Ritchie | Dennis Ritchie |
fact | C++ | C++ | creator | 創造者 | Bjarne Stroustrup | Bjarne Stroustrup |
fact | Pascal | Pascal | creator | 創造者 | Niklaus Wirth | Niklaus Wirth |
fact | JavaScript | JavaScript | creator | 創造者 | Brendan Eich | Brendan Eich |
fact | Microsoft | 微軟 | year of founding | 創立年份 | 1975 | 1975 |
fact | Apple | 蘋果公司 | year of founding | 創立年份 | 1976 | 1976 |
fact | Amazon | 亞馬遜 | year of founding | 創立年份 | 1994 | 1994 |
fact | Google | 谷歌 | year of founding | 創立年份 | 1998 | 1998 |
fact | Alibaba | 阿里巴巴 | year of founding | 創立年份 | 1999 | 1999 |
fact | Wikipedia | 維基百科 | year of founding | 創立年份 | 2001 | 2001 |
fact | Facebook | Facebook | year of founding | 創立年份 | 2004 | 2004 |
fact | YouTube | YouTube | year of founding | 創立年份 | 2005 | 2005 |
fact | IBM Personal Computer | IBM 個人電腦 | year of release | 推出年份 | 1981 | 1981 |
fact | Apple Macintosh | 蘋果麥金塔電腦 | year of release | 推出年份 | 1984 | 1984 |
fact | first iPhone | 首部 iPhone | year of release | 推出年份 | 2007 | 2007 |
fact | first iPad | 首部 iPad | year of release | 推出年份 | 2010 | 2010 |
fact | ChatGPT | ChatGPT | year of release | 推出年份 | 2022 | 2022 |
`
