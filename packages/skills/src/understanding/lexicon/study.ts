import { concepts } from './concepts.ts'

/** How studies are marked. */
export const study = concepts({
  gradePointAverage: [
    'gpa, cgpa, grade point average, cumulative',
    'معدل، معدل تراكمي، تراكمي، معدل فصلي، معدلي، جي بي اي',
  ],
  credits: [
    'credit, credit hour, cr, crs, crd, cred, units, hrs',
    'معتمدة، ساعات معتمدة، ساعة، وحدة، وحدات، كريدت',
  ],
  mark: [
    'mark, score, scored, got, grade, result, average, did',
    'درجة، علامة، جبت، ~جيب، ~حصل، حصلت، أخذت، خذيت، يبت، نتيجة، معي، معاي، طلعت',
  ],
  /** What a share of the mark is said with. */
  weightOfMark: [
    'weight, weighted, weighting, weigh, worth, count, make up, making up, carry, carries, share',
    'وزن، ~وزن، بوزن، نسبة، ~مثل، ~شكل، عليه، عليها، ~حسب من',
  ],
  /** Behind a share of everything that is marked. */
  ofCourse: [
    'of the course, of the module, of the grade, of my grade, of the final grade, of the subject',
    'من المادة، من المقرر، من المساق',
  ],
  assessedPart: [
    'midterm, mid, final, final exam, quiz, quizzes, homework, hw, project, lab, lab report, coursework, assignment, exam, test, paper, essay, presentation, participation, attendance, report, practical, oral',
    'نصفي، نهائي، فاينل، ميد، ميدتيرم، كويز، كويزات، كوزات، اختبار، امتحان، واجب، واجبات، مشروع، أعمال، أعمال السنة، أعمال الفصل، عملي، شفوي، حضور، مشاركة، تقرير، بحث، عرض، سكشن، سكاشن',
  ],
  /** What a mark that is hoped for is said with. */
  hopedFor: [
    'target, aim, aiming for, goal, reach, get, gets, overall, total, need, want, wanna, finish, pass, hit, achieve, least, minimum, secure, hoping, hope, happy with, can i make, can i still make, still make, make it to, in all, end with, end up with, end on, end at, pass with, settle for, would take, graduate with, min for, min mark, is enough, is plenty, will do for me',
    'هدف، بكفي، بكفيني، يكفي، خاصني نجيب، باش نجيب، بغيت، مجموعي يكون، مجموعي يصير، معدلي يكون، معدلي يصير، درجتي تكون، نتيجتي تكون، المجموع يكون، المعدل يكون، عشان، علشان، مشان، عشان يكون، علشان يكون، عشان يصير، عشان يطلع، علشان يصير، لين يصير، حتى يصير، عشان تصير، ليصير، ليصير مجموعي، ليصير معدلي، ليكون مجموعي، لتصير، لحتى يصير، يصير مجموعي، بدها، بدو، بده، بدنا، تبي، يبي، عايزة، عاوزة، ممكن آخذ، ممكن آخد، ممكن أجيب، ممكن أوصل، أقدر آخذ، أقدر أجيب، بقدر آخذ، بقدر أجيب، فيني أجيب، فيني آخذ، ~ريد، أبغي، أبي، أبغى، ابا، بدي، عايز، عاوز، =ودي، لأطلع، لأخلص، لاخلص، بدي أخلص، اطلع، ~طلع، أقفل، ~قفل، للحصول، لأحصل، ~وصل، ~نجح، نجاح، بلوغ، ~بلغ، ~ضمن، يلزم، عشان ياخذ، عشان ياخد، عشان آخذ، عشان آخد، علشان آخذ، علشان ياخد، عشان يجيب، عشان أجيب، علشان أجيب، مشان أجيب، مشان آخد، لكي أحصل، حتى أحصل، حتى آخذ، ليأخذ، لآخذ، ياخذ، ياخد، تاخذ، تاخد، محتاج، محتاجة، ~حتاج، نفسي، أتمنى، بتمنى، تمنيت، ~تمني، ~عدي، أعدي، ~طمع، طمعت، طمعان، حلمي، ناوي',
  ],
  /** What is asked of a mark before it, whether it can still be had: "is 90 still possible?" */
  withinReach: [
    'still possible, possible, still doable, doable, reachable, achievable, attainable, feasible, realistic, within reach, out of reach, off the table, still on the table',
    'ممكنة، لسه ممكن، لسه ممكنة، لسا ممكنة، مازالت ممكنة، ما زالت ممكنة، ممكن أصلا، ممكن ولا لا، ممكن ولا لأ، ممكن أجيبها، ممكن أوصلها، مستحيلة، واردة، في المتناول، بعيدة المنال',
  ],
  /** What is answered with yes or no before anything else. */
  yesOrNo: [
    'yes or no, yes/no, can i still, could i still, can i even, is it enough',
    'نعم أو لا، نعم ولا لا، نعم أم لا، ايوه ولا لا، اه ولا لا، هل أقدر، هل بقدر، هل فيني، بيكفي، يكفيني',
  ],
  stillOpen: [
    'remaining, remain, rest, left, other, else, everything else, still, upcoming, last, taking',
    'باقي، باقيلي، باجي، متبقي، متبقية، ~بقى، ضايل، ضايلي، فاضل، فاضلي، فاضله، فاضلين، لسه، لسا',
  ],
  /** What a letter behind it belongs to. */
  section: ['section, group, batch, class, plan, year', 'شعبة، مجموعة، صف'],
  /** All marks count the same. */
  evenly: [
    'equal, equally, equal weight, evenly, same weight, count the same, counts the same, weighted the same, weigh the same, all the same, no weights',
    'بالتساوي، متساوية، متساوي، نفس الوزن، نفس النسبة، كلها زي بعض، كلهم زي بعض، كلها مثل بعض، كلهم نفس الشي، بدون أوزان',
  ],
  averageOf: [
    'average, avg, mean, on average, percentage overall, overall percentage',
    'متوسط، وسط حسابي، المعدل العام، نسبتي، النسبة العامة، مجموعي كم بالمية',
  ],
  forEach: [
    'each, apiece, all, all in, every',
    'لكل، كل، كلها، كلهم، جميعها، لكل واحدة، كل واحد، كل واحدة، كل وحدة، كل وحده',
  ],
  /** What an average until now is said with. */
  soFar: [
    'so far, going into, before the final, up to now, as of now, at present, currently, current, now, until now, at the moment, have',
    'الحين، حاليا، الآن، دلوقتي، هلق، هلأ، لحد الآن، حتى الآن',
  ],
  aHalf: [
    'half the, half of, is half, worth half, counts half, count half, for half',
    'النصف الباقي، النص الباقي، عليه نص، عليه نصف، وزنه نص، وزنه نصف، وزنها نص، وزنها نصف، عليها نص، عليها نصف، نصف الدرجة، نص الدرجة، نصف العلامة، نص العلامة',
  ],
  aThird: [
    'a third of, third of, is a third, worth a third, counts a third, count a third, for a third',
    'ثلث الدرجة، ثلث العلامة',
  ],
  aQuarter: [
    'a quarter of, quarter of, is a quarter, worth a quarter, counts a quarter, count a quarter, for a quarter',
    'الربع الباقي، الربع، عليه ربع، وزنه ربع، وزنها ربع، عليها ربع، ربع الدرجة، ربع العلامة، ربع المادة',
  ],
  /** What a university decides for itself. */
  universityRule: [
    'probation, repeat a course, retake, academic warning, dismissal, honours list, dean list, transcript, attendance policy, regulation, rule of my university, rule at my university, rules of my university, university rules, add drop, withdraw',
    'إنذار أكاديمي، إنذار، إعادة المادة، إعادة مادة، فصل من الجامعة، لائحة، حرمان، انسحاب، قائمة الشرف، لوحة الشرف',
  ],
  studyTerm: [
    'semester, sem, term, fall, spring, autumn, summer',
    'فصل، خريف، ربيع، هالفصل، ترم، سمستر، كورس، مادة، مساق',
  ],
})
